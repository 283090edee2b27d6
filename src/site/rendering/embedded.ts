import { EMBEDDED_ID } from '../../shared/rendering/contract.ts';

/** What the server drew this page from, by API path; nothing where the browser draws it. */
export const embedded: Readonly<Record<string, unknown>> = readEmbedded();

function readEmbedded(): Record<string, unknown> {
  if (import.meta.env.SSR) return {};
  const block = document.getElementById(EMBEDDED_ID);
  return block ? JSON.parse(block.textContent) : {};
}
