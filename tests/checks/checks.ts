export interface Check {
  name: string;
  /** What Node runs. Each works on the folder it is run in, so that a test can show it fire elsewhere. */
  command: string[];
}

/** What `npm run check` runs, the slowest first. `tests/unit/checks` shows each of them fire. */
export const checks = [
  { name: 'types', command: ['node_modules/typescript7/bin/tsc', '-p', '.'] },
  {
    name: 'unused code',
    command: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'OpenAPI drift', command: ['src/server/commands/openapi.ts', '--check'] },
  {
    name: 'lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'],
  },
  { name: 'import directions', command: ['tests/checks/importDirections.ts'] },
  { name: 'dependency audit', command: ['tests/checks/dependencyAudit.ts'] },
  { name: 'text keys', command: ['tests/checks/textKeys.ts'] },
  { name: 'screen texts', command: ['tests/checks/screenTexts.ts'] },
  { name: 'text characters', command: ['tests/checks/textCharacters.ts'] },
  { name: 'personal data', command: ['tests/checks/personalData.ts'] },
  { name: 'comment width', command: ['tests/checks/commentWidth.ts'] },
] as const satisfies Check[];
