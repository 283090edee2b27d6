/** Names under which providers send what opens something. */
const secretName = /token|secret|signature|password|authori[sz]ation|api_?key/i;
const HIDDEN = '••••';

/** What a provider sent, for people to read: secrets are hidden, wherever they stand in it. */
export function maskSecrets(payload: unknown, known: readonly string[]): unknown {
  if (typeof payload === 'string') return known.reduce((text, secret) => text.replaceAll(secret, HIDDEN), payload);
  if (Array.isArray(payload)) return payload.map((one) => maskSecrets(one, known));
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      secretName.test(name) && value !== null ? HIDDEN : maskSecrets(value, known),
    ]),
  );
}
