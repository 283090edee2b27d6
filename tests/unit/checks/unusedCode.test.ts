import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const used = {
  'index.html': '<script type="module" src="/src/main.tsx"></script>\n',
  'vite.config.ts': 'export default {};\n',
  'src/main.tsx': `import { greet } from './site/greet.ts';\n\ngreet();\n`,
  'src/site/greet.ts': 'export const greet = () => undefined;\n',
};

/** The real package.json's packages are unused in so small a tree: what counts is what is said of the source. */
const saidOf = (file: string, output: string) => output.split('\n').filter((line) => line.includes(file));

it('says nothing of code that is used', () => {
  const { output } = runCheck('unused code', temporaryTree(used));
  expect(saidOf('src/site', output)).toEqual([]);
});

it('finds a file that nothing imports', () => {
  const { code, output } = runCheck('unused code', temporaryTree({ ...used, 'src/site/left.ts': 'export {};\n' }));
  expect(code).not.toBe(0);
  expect(output).toContain('Unused files');
  expect(saidOf('src/site', output)).toHaveLength(1);
});

it('finds an export that nothing imports', () => {
  const more = { 'src/site/greet.ts': `${used['src/site/greet.ts']}export const leave = () => undefined;\n` };
  const { code, output } = runCheck('unused code', temporaryTree({ ...used, ...more }));
  expect(code).not.toBe(0);
  expect(output).toContain('Unused exports');
  expect(saidOf('src/site/greet.ts', output).join()).toContain('leave');
});

it('finds a package that nothing imports, and one that package.json does not have', () => {
  const more = { 'src/site/greet.ts': `import 'left-pad';\n\n${used['src/site/greet.ts']}` };
  const { code, output } = runCheck('unused code', temporaryTree({ ...used, ...more }));
  expect(code).not.toBe(0);
  expect(output).toContain('Unused dependencies');
  expect(output).toMatch(/Unlisted dependencies[\s\S]*left-pad/);
});
