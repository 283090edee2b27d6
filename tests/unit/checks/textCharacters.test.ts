import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const typeface = 'src/shared/typeface';
const file = 'src/shared/files/texts.ts';

function treeWith(text: string): string {
  const folder = temporaryTree({ [file]: `export const fileTexts = { 'files.none': '${text}' } as const;\n` });
  cpSync(typeface, join(folder, typeface), { recursive: true });
  return folder;
}

it('passes the letters of French, and spaces of any width', () => {
  const text = 'Où ? « À l’œuvre » – 15\u202f000 GNF…';
  expect(runCheck('text characters', treeWith(text))).toEqual({ code: 0, output: '' });
});

it('finds a character that the typeface has not', () => {
  const { code, output } = runCheck('text characters', treeWith('Avant → après'));
  expect(code).not.toBe(0);
  expect(output).toContain(`${file}: 'files.none' has →`);
});

it('does not pass for want of texts', () => {
  expect(runCheck('text characters', temporaryTree({}))).toMatchObject({ code: 1 });
});
