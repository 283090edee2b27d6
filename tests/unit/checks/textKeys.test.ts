import { expect, it } from 'vitest';
import { runCheck, temporaryTree } from './temporaryTree.ts';

const files = `export const fileTexts = { 'files.none': 'Aucun document joint.' } as const;\n`;
const projects = `export const projectTexts = { 'projects.title': 'Projets' } as const;\n`;

it('passes catalogues that share no key', () => {
  const folder = temporaryTree({ 'src/shared/files/texts.ts': files, 'src/shared/projects/texts.ts': projects });
  expect(runCheck('text keys', folder)).toEqual({ code: 0, output: '' });
});

it.each(['src/shared/projects/contractorTexts.ts', 'src/server/messages/messageTexts.ts'])(
  'finds a key that stands in a second catalogue, in %s',
  (file) => {
    const { code, output } = runCheck(
      'text keys',
      temporaryTree({ 'src/shared/files/texts.ts': files, [file]: files }),
    );
    expect(code).not.toBe(0);
    expect(output).toContain("the key 'files.none' stands in");
  },
);

it('does not pass for want of catalogues', () => {
  expect(runCheck('text keys', temporaryTree({}))).toMatchObject({ code: 1 });
});
