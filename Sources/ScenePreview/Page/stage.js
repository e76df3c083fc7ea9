// The picture of the scene, neighboring frames over it, and outlines of layers.

const viewport = document.getElementById("viewport");
const stage = document.getElementById("stage");
const canvas = document.getElementById("frame");
const ghosts = document.getElementById("ghosts");
const overlay = document.getElementById("overlay");

let size = { width: 1, height: 1 };
let zoom = 1;

/// The difference of a component from which on a pixel of a neighboring frame is shown.
const visibleDifference = 12;
/// The colors of earlier and of later frames.
const ghostColors = { earlier: [230, 60, 60], later: [40, 150, 90] };
/// The most pixels of a picture that the page asks for.
const maximumPixelCount = 16e6;

export function setSize(width, height) {
  size = { width, height };
  overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
  overlay.setAttribute("preserveAspectRatio", "none");
  layOut();
}

/// Sets the size of the scene relative to its points; "fit" fills the space.
export function setZoom(choice) {
  zoom = choice === "fit" ? "fit" : Number(choice);
  layOut();
}

export function setBackground(name) {
  viewport.className = name;
}

function factor() {
  if (zoom !== "fit") return zoom;
  const space = viewport.getBoundingClientRect();
  return Math.max(0.05, Math.min((space.width - 32) / size.width, (space.height - 32) / size.height));
}

function layOut() {
  stage.style.width = `${size.width * factor()}px`;
  stage.style.height = `${size.height * factor()}px`;
}

/// The number of pixels per point that the screen shows.
export function scale() {
  const wanted = factor() * window.devicePixelRatio;
  const largest = Math.sqrt(maximumPixelCount / (size.width * size.height));
  return Math.max(0.01, Math.min(100, wanted, largest));
}

export function show(picture, time) {
  draw(canvas, picture);
  canvas.dataset.time = time;
}

function draw(target, picture) {
  if (target.width !== picture.width || target.height !== picture.height) {
    target.width = picture.width;
    target.height = picture.height;
  }
  const context = target.getContext("2d");
  context.clearRect(0, 0, target.width, target.height);
  context.drawImage(picture, 0, 0);
}

// Neighboring frames

/// Shows the pixels of neighboring frames that differ from the picture: { picture, isEarlier, distance } each.
export function showGhosts(neighbors) {
  ghosts.width = canvas.width;
  ghosts.height = canvas.height;
  if (neighbors.length === 0 || canvas.width === 0) return;
  const area = [0, 0, canvas.width, canvas.height];
  const shown = canvas.getContext("2d").getImageData(...area).data;
  const context = ghosts.getContext("2d");
  const result = context.createImageData(canvas.width, canvas.height);
  for (const neighbor of neighbors) addGhost(result.data, shown, pixels(neighbor.picture), neighbor);
  context.putImageData(result, 0, 0);
}

function pixels(picture) {
  const buffer = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
  buffer.drawImage(picture, 0, 0);
  return buffer.getImageData(0, 0, canvas.width, canvas.height).data;
}

function addGhost(result, shown, neighbor, { isEarlier, distance }) {
  const color = isEarlier ? ghostColors.earlier : ghostColors.later;
  for (let index = 0; index < result.length; index += 4) {
    let difference = 0;
    for (let component = 0; component < 4; component++) {
      difference = Math.max(difference, Math.abs(shown[index + component] - neighbor[index + component]));
    }
    const alpha = Math.min(160, difference) / distance;
    if (difference < visibleDifference || result[index + 3] >= alpha) continue;
    result.set([...color, alpha], index);
  }
}

// Layers

/// Outlines a layer; null removes the outline.
export function outline(name, layer) {
  const corners = layer?.corners.every(Number.isFinite) ? layer.corners : [];
  document.getElementById(name).setAttribute("points", corners.join(" "));
}

/// Calls a function with the point of the scene that is clicked.
export function onClick(body) {
  canvas.addEventListener("click", (event) => {
    const box = canvas.getBoundingClientRect();
    body({
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    });
  });
}

/// Calls a function when the number of pixels per point may have changed.
export function onResize(body) {
  new ResizeObserver(() => {
    layOut();
    body();
  }).observe(viewport);
}
