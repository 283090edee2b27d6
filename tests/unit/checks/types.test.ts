import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const catalogue = `export const texts = { 'common.retry': 'Réessayer' } as const;
export const t = (key: keyof typeof texts): string => texts[key];
`;

it('passes a tree without faults', () => {
  const folder = temporaryTree({ 'src/texts.ts': catalogue });
  expect(runCheck('types', folder)).toEqual({ code: 0, output: '' });
});

it.each([
  ['a wrong type', `export const amount: number = '150 000';\n`, 'TS2322'],
  [
    'a text key that is in no catalogue',
    `import { t } from './texts.ts';\nexport const s = t('common.retri');\n`,
    'TS2345',
  ],
  ['syntax that Node cannot strip', 'export enum State {\n  Done,\n}\n', 'TS1294'],
  ['an element that may be missing', 'export const first = (names: string[]): string => names[0];\n', 'TS2322'],
])('finds %s', (_fault, code, message) => {
  const folder = temporaryTree({ 'src/texts.ts': catalogue, 'src/faulty.ts': code });
  const result = runCheck('types', folder);
  expect(result.code).not.toBe(0);
  expect(result.output).toContain('src/faulty.ts');
  expect(result.output).toContain(message);
});
