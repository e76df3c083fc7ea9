// The tree of layers, and what the selected one shows.

import { outline } from "./stage.js";

const list = document.getElementById("layers");
const details = document.getElementById("details");
const values = document.getElementById("values");

let layers = [];
let selection = null;
let hovered = null;

/// The path of the selected layer; null without one.
export function selectedPath() {
  return selection;
}

/// Shows the layers of an instant. The elements of the list are kept while the tree stays the same.
export function show(document) {
  const isSameTree =
    layers.length === document.layers.length &&
    layers.every((layer, index) => layer.path === document.layers[index].path && layer.label === document.layers[index].label);
  layers = document.layers;
  if (!isSameTree) list.replaceChildren(...layers.map(makeItem));
  layers.forEach((layer, index) => list.children[index].classList.toggle("hidden-layer", !layer.isShown));
  if (!document.isComplete) list.append(makeNote("There are more layers than are listed."));
  showSelection();
  hover(hovered);
}

function makeItem(layer, index) {
  const item = document.createElement("li");
  const depth = layer.path === "" ? 0 : layer.path.split(".").length;
  item.style.paddingLeft = `${0.3 + depth * 0.8}rem`;
  item.textContent = layer.path.split(".").at(-1) === "-1" ? `mask: ${layer.label}` : layer.label;
  if (layer.label !== layer.className) {
    const className = document.createElement("small");
    className.textContent = layer.className;
    item.append(className);
  }
  item.addEventListener("mouseenter", () => hover(layers[index]?.path));
  item.addEventListener("mouseleave", () => hover(null));
  item.addEventListener("click", () => select(layers[index]?.path));
  return item;
}

function makeNote(text) {
  const note = document.createElement("li");
  note.textContent = text;
  return note;
}

/// Outlines the layer at a path; null removes the outline.
export function hover(path) {
  hovered = path ?? null;
  outline("hovered", layers.find((layer) => layer.path === hovered));
}

export function select(path) {
  selection = path ?? null;
  showSelection();
  list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
}

function showSelection() {
  layers.forEach((layer, index) => list.children[index].setAttribute("aria-selected", layer.path === selection));
  const layer = layers.find((layer) => layer.path === selection);
  outline("selected", layer);
  details.hidden = !layer;
  if (!layer) return;
  document.getElementById("layer").textContent = layer.label;
  values.replaceChildren(
    ...layer.values.map(({ key, text }) => makeRow(key, text)),
    ...layer.animations.map((text) => makeRow("animation", text)),
  );
}

function makeRow(key, text) {
  const row = document.createElement("tr");
  for (const content of [key, text]) row.insertCell().textContent = content;
  return row;
}
