// The animations of each layer over time, the time that is shown, and the part that is repeated.

const timeline = document.getElementById("timeline");
const ruler = document.querySelector("#ruler .track");
const rows = document.getElementById("rows");
const range = document.getElementById("range");
const playhead = document.getElementById("playhead");

let duration = 1;

export function setDuration(seconds) {
  duration = seconds;
  for (const tick of ruler.querySelectorAll(".tick")) tick.remove();
  const step = tickDistance(seconds);
  for (let index = 0; index * step < seconds; index++) {
    const tick = element("div", "tick", `${Number((index * step).toFixed(6))}`);
    tick.style.left = percent(index * step);
    ruler.append(tick);
  }
}

/// The distance of about ten ticks: 1, 2, or 5 times a power of ten.
function tickDistance(seconds) {
  const power = 10 ** Math.floor(Math.log10(seconds / 10));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => seconds / step <= 10) ?? seconds;
}

export function showRows(document, { onHover, onSelect }) {
  rows.replaceChildren(
    ...document.rows.map((row) => {
      const line = element("div", "row");
      const label = element("span", "label", row.label);
      label.title = row.label;
      const track = element("div", "track");
      track.append(...row.spans.map(makeSpan));
      line.append(label, track);
      line.addEventListener("mouseenter", () => onHover(row.path));
      line.addEventListener("mouseleave", () => onHover(null));
      label.addEventListener("click", () => onSelect(row.path));
      return line;
    }),
  );
  if (!document.isComplete) rows.append(element("div", "row", "There are more animations than are shown."));
}

function makeSpan({ text, begin, end }) {
  const span = element("div", end === undefined ? "span endless" : "span", text);
  const last = Math.min(end ?? duration, duration);
  span.style.left = percent(Math.max(0, begin));
  span.style.width = percent(Math.max(0, last - Math.max(0, begin)));
  span.title = `${text}\n${seconds(begin)} to ${end === undefined ? "no end" : seconds(end)}`;
  return span;
}

export function showTime(time) {
  const box = ruler.getBoundingClientRect();
  const left = box.left - timeline.getBoundingClientRect().left;
  playhead.style.left = `${left + (time / duration) * box.width}px`;
  playhead.style.height = `${timeline.scrollHeight}px`;
}

export function showRange(loop) {
  range.hidden = !loop;
  if (!loop) return;
  range.style.left = percent(loop.begin);
  range.style.width = percent(loop.end - loop.begin);
}

/// Calls functions with the time that is dragged to, and with the part that is selected with the shift key.
export function onDrag({ seek, select }) {
  timeline.addEventListener("pointerdown", (event) => {
    if (!event.target.closest(".track")) return;
    const start = timeAt(event);
    const isRange = event.shiftKey;
    const move = (event) => {
      const time = timeAt(event);
      if (isRange) select({ begin: Math.min(start, time), end: Math.max(start, time) });
      else seek(time);
    };
    timeline.setPointerCapture(event.pointerId);
    timeline.addEventListener("pointermove", move);
    timeline.addEventListener("lostpointercapture", () => timeline.removeEventListener("pointermove", move), { once: true });
    if (!isRange) seek(start);
  });
}

function timeAt(event) {
  const box = ruler.getBoundingClientRect();
  return Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * duration;
}

function percent(time) {
  return `${(100 * time) / duration}%`;
}

function seconds(time) {
  return `${Number(time.toFixed(3))} s`;
}

function element(name, className, text = "") {
  const result = document.createElement(name);
  result.className = className;
  result.textContent = text;
  return result;
}
