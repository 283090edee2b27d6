import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

it('passes a tree without faults', () => {
  const folder = temporaryTree({ 'src/site/price.ts': `export const price = 'Gratuit';\n` });
  expect(runCheck('lint and format', folder)).toMatchObject({ code: 0 });
});

it.each([
  ['a formatting fault', `export const price = "Gratuit"\n`, 'format'],
  ['any', 'export const read = (value: any) => value;\n', 'noExplicitAny'],
  ['a value asserted to be there', 'export const size = (value?: string) => value!.length;\n', 'noNonNullAssertion'],
  ['a message on the console', `console.log('ici');\n`, 'noConsole'],
  ['an unused variable', 'const price = 0;\n', 'noUnusedVariables'],
  ['an unused import', `import { t } from './texts.ts';\n`, 'noUnusedImports'],
  [
    'a type imported as a value',
    `import { Key } from './texts.ts';\n\nexport const key: Key = 'a';\n`,
    'useImportType',
  ],
])('finds %s', (_fault, code, message) => {
  const result = runCheck('lint and format', temporaryTree({ 'src/site/faulty.ts': code }));
  expect(result.code).not.toBe(0);
  expect(result.output).toContain('src/site/faulty.ts');
  expect(result.output).toContain(message);
});
