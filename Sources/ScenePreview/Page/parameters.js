// The parameters of the scene as controls.

const section = document.getElementById("parameters");
const controls = document.getElementById("controls");
const mistake = document.getElementById("mistake");
const reset = document.getElementById("reset");

let shown = "";

/// Shows the controls, unless they are shown already. `change` is called with a name and a text, or null to reset all.
export function show(parameters, change) {
  const declarations = JSON.stringify(parameters.map(({ text, ...declaration }) => declaration));
  section.hidden = parameters.length === 0;
  if (declarations !== shown) controls.replaceChildren(...parameters.map((parameter) => makeControl(parameter, change)));
  else parameters.forEach((parameter, index) => controls.children[index].update(parameter.text));
  shown = declarations;
  reset.onclick = () => change(null);
}

export function setChanged(isChanged) {
  reset.hidden = !isChanged;
}

/// Shows the reason why a value isn't accepted.
export function showMistake(text) {
  mistake.textContent = text;
}

function makeControl(parameter, change) {
  const control = document.createElement("label");
  control.className = "control";
  control.title = [parameter.help, parameter.expectation].filter(Boolean).join("; ");
  const name = document.createElement("span");
  name.textContent = parameter.name;
  const inputs = makers[parameter.kind]?.(parameter) ?? [makeInput("text")];
  control.append(name, ...inputs);
  control.update = (text) => inputs.forEach((input) => setText(input, text));
  control.update(parameter.text);
  for (const input of inputs) {
    input.addEventListener("input", () => {
      inputs.filter((other) => other !== input).forEach((other) => setText(other, text(input)));
      change(parameter.name, text(input));
    });
  }
  return control;
}

const makers = {
  flag: () => [makeInput("checkbox")],
  color: () => [makeInput("color"), makeInput("text")],
  choice: ({ choices }) => [makeSelect(choices)],
  number: makeNumbers,
  wholeNumber: makeNumbers,
};

function makeNumbers({ kind, minimum, maximum }) {
  const isWhole = kind === "wholeNumber";
  if (minimum === undefined || maximum === undefined) return [makeInput("number", { step: isWhole ? 1 : "any" })];
  const limits = { min: minimum, max: maximum };
  return [
    makeInput("range", { ...limits, step: isWhole ? 1 : (maximum - minimum) / 1000 }),
    makeInput("number", { ...limits, step: isWhole ? 1 : "any" }),
  ];
}

function makeInput(type, attributes = {}) {
  const input = document.createElement("input");
  input.type = type;
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return input;
}

function makeSelect(choices) {
  const select = document.createElement("select");
  select.append(...choices.map((choice) => new Option(choice)));
  return select;
}

function text(input) {
  return input.type === "checkbox" ? String(input.checked) : input.value;
}

/// Sets a control, unless the user is editing it. A color control has no alpha.
function setText(input, text) {
  if (input.type === "checkbox") input.checked = text === "true";
  else if (input.type === "color") input.value = text.slice(0, 7);
  else if (input !== document.activeElement) input.value = text;
}
