// Calls WebAssembly functions with the arguments that a native program printed, and compares the results.
//
// Usage: node compare.mjs functions.wasm samples.txt
import { readFile } from "node:fs/promises";

const tolerance = 1e-12;
const bits = new DataView(new ArrayBuffer(8));

function number(hexadecimal) {
  bits.setBigUint64(0, BigInt(`0x${hexadecimal}`));
  return bits.getFloat64(0);
}

/** Returns the difference of two numbers relative to the larger one. */
function difference(a, b) {
  return Object.is(a, b) ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));
}

const [wasm, samples] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(wasm));
const imports = WebAssembly.Module.imports(module).map(({ name }) => name);
if (imports.length > 0) throw new Error(`${wasm} isn't self-contained: it imports ${imports}`);
const { exports } = await WebAssembly.instantiate(module);

const found = new Map();
for (const line of (await readFile(samples, "utf8")).trimEnd().split("\n")) {
  const [name, ...digits] = line.split(" ");
  const numbers = digits.map(number);
  const native = numbers.pop();
  const row = found.get(name) ?? { count: 0, equal: 0, worst: 0 };
  const distance = difference(native, exports[name](...numbers));
  row.count += 1;
  row.equal += distance === 0;
  row.worst = Math.max(row.worst, Number.isNaN(distance) ? Infinity : distance);
  found.set(name, row);
}
if (found.size === 0) throw new Error(`${samples} holds no samples`);
for (const [name, { count, equal, worst }] of found) {
  console.log(`  ${name.padEnd(8)}${count} values, ${equal} equal to the last bit, largest relative difference ${worst}`);
}
if ([...found.values()].some(({ worst }) => worst > tolerance)) {
  console.error(`compare: a relative difference exceeds ${tolerance}`);
  process.exitCode = 1;
}
