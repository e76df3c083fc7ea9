// The questions to the program that contains the scene. Their answers are latest-only: whoever asks waits for the answer
// before asking again, so that nothing is queued for a slow connection.

/// The name of this page among all that show the scene.
const client = crypto.randomUUID();

/// An answer that isn't a success, with its text.
export class Refusal extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

/// Asks a question. `player` tells apart the players of this page, each of which has a time of its own.
export async function ask(subject, items = {}, values = {}, player = "") {
  const query = new URLSearchParams({ ...items, client: client + player });
  for (const [name, text] of Object.entries(values)) query.append("set", `${name}=${text}`);
  const response = await fetch(`${subject}?${String(query).replaceAll("+", "%20")}`);
  if (!response.ok) throw new Refusal(response.status, (await response.text()).trim());
  return response;
}

export async function askForDocument(subject, items, values) {
  return (await ask(subject, items, values)).json();
}

/// Asks for a picture, which is decoded, and the milliseconds that drawing it took.
export async function askForFrame(items, values, player) {
  const response = await ask("frame", items, values, player);
  const drawing = Number(response.headers.get("X-Drawing-Milliseconds"));
  return { picture: await createImageBitmap(await response.blob()), drawing };
}
