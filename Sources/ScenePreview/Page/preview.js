// The state of the page: the time, how it goes by, and what is asked of the program.

import { Refusal, ask, askForDocument, askForFrame } from "./server.js";
import * as layers from "./layers.js";
import * as parameters from "./parameters.js";
import * as stage from "./stage.js";
import * as timeline from "./timeline.js";

const control = (id) => document.getElementById(id);

/// The time in seconds between two questions about the state of the program.
const statusInterval = 0.5;
/// The time in seconds between two lists of layers while the scene plays.
const layersInterval = 0.25;

let scene = null;
let values = {};
let time = 0;
let isPlaying = true;
let loop = null;
let generation = 0;
/// The errors of the compiler or of the program, as the last answer about its state had them.
let statusMessage = "";
/// Whether something else than what is shown is to be shown.
let isStale = true;
/// Whether the scene itself has to be asked for again.
let isSceneStale = true;
let lastTick = performance.now();
let lastLayers = 0;
let shownCount = 0;

// The loop: one question at a time, for the latest state

async function run() {
  for (;;) {
    await new Promise(requestAnimationFrame);
    advance();
    if (!isSceneStale && !isStale && !isPlaying) continue;
    try {
      if (isSceneStale) await loadScene();
      if (scene) await showFrame();
    } catch (error) {
      report(error);
    }
  }
}

/// Lets time go by. A frame that takes long is followed by one that is as much later.
function advance() {
  const now = performance.now();
  const elapsed = (now - lastTick) / 1000;
  lastTick = now;
  if (!isPlaying || !scene) return;
  const { begin, end } = loop ?? { begin: 0, end: scene.duration };
  time += elapsed * Number(control("speed").value);
  if (time < end) return;
  if (control("loop").checked) time = end > begin ? begin + ((time - begin) % (end - begin)) : begin;
  else {
    time = scene.duration;
    setPlaying(false);
  }
}

async function loadScene() {
  isSceneStale = false;
  const asked = { ...values };
  const isFirst = scene === null;
  const document_ = await askForDocument("scene", {}, asked);
  const isOther = !scene || JSON.stringify(scene) !== JSON.stringify(document_);
  scene = document_;
  parameters.showMistake("");
  parameters.show(scene.parameters, changeParameter);
  parameters.setChanged(Object.keys(values).length > 0);
  document.title = `${scene.name} – preview`;
  control("name").textContent = scene.name;
  control("facts").textContent = `${scene.width} × ${scene.height}, ${short(scene.duration)} s, ${short(scene.frameRate)} fps`;
  control("copy").hidden = !scene.isTestable;
  time = Math.min(time, scene.duration);
  if (isFirst || (isOther && loop && loop.end > scene.duration)) setLoop(null);
  stage.setSize(scene.width, scene.height);
  timeline.setDuration(scene.duration);
  timeline.showRange(loop);
  isStale = true;
  showErrors(statusMessage);
  timeline.showRows(await askForDocument("timeline", {}, asked), { onHover: layers.hover, onSelect: layers.select });
}

async function showFrame() {
  const asked = time;
  const isMoving = isPlaying;
  isStale = false;
  const items = { time: asked, scale: stage.scale() };
  const { picture, drawing } = await askForFrame(isMoving ? { ...items, fast: 1 } : items, values);
  stage.show(picture, asked);
  picture.close();
  shownCount += 1;
  showTime(asked, drawing);
  await showGhosts(items, isMoving);
  const now = performance.now() / 1000;
  if (isMoving && now - lastLayers < layersInterval) return;
  lastLayers = now;
  await showLayers({ time: asked });
}

async function showLayers(items) {
  const answer = await askForDocument("layers", { ...items, scale: stage.scale() }, values);
  layers.show(answer);
  if (answer.differences.length > 0) {
    const times = answer.differences.map((time) => `${short(time)} s`).join(", ");
    showState(`The scene isn't reproducible: it showed something else than before at ${times}`, "failed");
  }
  return answer;
}

/// Shows neighboring frames, each from a player of its own, which only goes forward while the frames do.
async function showGhosts(items, isMoving) {
  const count = isMoving ? 0 : Number(control("onion").value);
  const neighbors = [];
  for (let distance = 1; distance <= count; distance++) {
    for (const isEarlier of [true, false]) {
      const neighbor = items.time + ((isEarlier ? -1 : 1) * distance) / scene.frameRate;
      if (neighbor < 0 || neighbor > scene.duration) continue;
      const player = `${isEarlier ? "-" : "+"}${distance}`;
      const { picture } = await askForFrame({ ...items, time: neighbor, fast: 1 }, values, player);
      neighbors.push({ picture, isEarlier, distance });
    }
  }
  stage.showGhosts(neighbors);
}

// Errors and the state of the program

function report(error) {
  if (!(error instanceof Refusal)) {
    if (error instanceof TypeError) showErrors("The preview has ended. Start it again, and open the address that it prints.");
    else showErrors(String(error));
  } else if (error.status === 400 && Object.keys(values).length > 0) {
    parameters.showMistake(error.message);
    parameters.setChanged(true);
  } else {
    showErrors(error.message);
  }
  setPlaying(false);
  // The same question would have the same answer.
  isStale = false;
}

function showErrors(text) {
  control("errors").textContent = text;
  control("errors").hidden = text === "";
}

function showState(text, className = "") {
  control("state").textContent = text;
  control("state").className = className;
}

async function watch() {
  let delay = statusInterval;
  for (;;) {
    await new Promise((done) => setTimeout(done, delay * 1000));
    try {
      const status = await askForDocument("status");
      delay = status.isWatching ? statusInterval : 4 * statusInterval;
      showStatus(status);
    } catch (error) {
      report(error);
    }
  }
}

function showStatus({ state, message, generation: current, isWatching }) {
  if (isWatching) showState({ ready: "watching", building: "building…", failed: "failed" }[state], state);
  if (state !== "building" && message !== statusMessage) {
    statusMessage = message;
    showErrors(message);
  }
  if (generation !== 0 && current !== generation) isSceneStale = true;
  generation = current;
}

// What the user does

function changeParameter(name, text) {
  if (name === null) values = {};
  else values = { ...values, [name]: text };
  isSceneStale = true;
}

function setPlaying(newValue) {
  isPlaying = newValue;
  isStale = true;
  control("play").textContent = isPlaying ? "⏸" : "▶";
}

function seek(newTime) {
  if (!scene || !Number.isFinite(newTime)) return;
  setPlaying(false);
  time = Math.max(0, Math.min(scene.duration, newTime));
}

function step(count) {
  seek((Math.round(time * scene.frameRate) + count) / scene.frameRate);
}

function togglePlaying() {
  if (!isPlaying && scene && time >= (loop?.end ?? scene.duration)) time = loop?.begin ?? 0;
  setPlaying(!isPlaying);
}

/// Repeats a part; null for all of the scene.
function setLoop(range) {
  loop = range && range.end > range.begin ? range : null;
  control("loop-begin").value = short(loop?.begin ?? 0);
  control("loop-end").value = short(loop?.end ?? scene.duration);
  timeline.showRange(loop);
}

async function copyTest() {
  const path = layers.selectedPath();
  try {
    const source = await (await ask("test", path === null ? { time } : { time, layer: path }, values)).text();
    await navigator.clipboard.writeText(source);
    showState("The test was copied.");
  } catch (error) {
    report(error);
  }
}

function showTime(shown, drawing) {
  if (document.activeElement !== control("time")) control("time").value = short(shown);
  const count = Math.ceil(scene.duration * scene.frameRate - 1e-9);
  control("count").textContent = `frame ${Math.min(count, Math.floor(shown * scene.frameRate + 1e-9) + 1)} of ${count}`;
  control("pace").dataset.drawing = drawing;
  timeline.showTime(shown);
}

function showPace() {
  const drawing = control("pace").dataset.drawing ?? "";
  control("pace").textContent = isPlaying ? `${shownCount} fps, ${drawing} ms a frame` : `${drawing} ms`;
  shownCount = 0;
}

/// A number with at most three decimals.
function short(number) {
  return Number(number.toFixed(3));
}

const keys = {
  " ": togglePlaying,
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  Home: () => seek(0),
  End: () => seek(scene.duration),
};

function press(event) {
  const isEditing = event.target.matches("input:not([type=checkbox]):not([type=range]), select");
  if (isEditing || event.ctrlKey || event.metaKey || event.altKey || !scene) return;
  const speed = Number(event.key);
  if (speed >= 1 && speed <= 9 && event.key.length === 1) setSpeed(1 / speed);
  else if (keys[event.key]) keys[event.key]();
  else return;
  event.preventDefault();
}

function setSpeed(speed) {
  const select = control("speed");
  const option = [...select.options].find((option) => Math.abs(Number(option.value) - speed) < 1e-6);
  if (option) select.value = option.value;
  else select.add(new Option(`${short(speed)} ×`, speed, false, true));
}

control("play").onclick = togglePlaying;
control("first").onclick = () => seek(0);
control("back").onclick = () => step(-1);
control("forward").onclick = () => step(1);
control("copy").onclick = copyTest;
control("time").onchange = () => seek(control("time").valueAsNumber);
control("background").onchange = () => stage.setBackground(control("background").value);
control("onion").onchange = () => (isStale = true);
control("zoom").onchange = () => {
  stage.setZoom(control("zoom").value);
  isStale = true;
};
for (const id of ["loop-begin", "loop-end"]) {
  control(id).onchange = () => {
    const [begin, end] = [control("loop-begin"), control("loop-end")].map((input) => input.valueAsNumber);
    if (scene) setLoop({ begin: Math.max(0, begin), end: Math.min(scene.duration, end) });
  };
}
document.addEventListener("keydown", press);
timeline.onDrag({ seek, select: setLoop });
stage.onResize(() => (isStale = true));
stage.onClick(async ({ x, y }) => {
  try {
    const { hit } = await showLayers({ time: Number(control("frame").dataset.time), x, y });
    layers.select(hit);
  } catch (error) {
    report(error);
  }
});
setInterval(showPace, 1000);
setPlaying(true);
run();
watch();
