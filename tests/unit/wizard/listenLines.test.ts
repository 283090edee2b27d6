import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formLines } from '../../../src/shared/sounds/sentences.ts';
import { emptyDraft } from '../../../src/site/projects/wizard/draft/draft.ts';
import { personProblems, projectProblems } from '../../../src/site/projects/wizard/draft/problems.ts';

/** Sentences whose keys the form knows only as it runs. */
const saidByKey = /^(auth|common|listen\.start|placeField|projects|voiceNote|wizard\.(bar|done\.step|wait))/;

it('every line that is to be recorded is said by the form', () => {
  const source = globSync('src/site/projects/wizard/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const unsaid = Object.entries(formLines).filter(
    ([, key]) => !source.includes(`'${key}'`) && !source.includes(`"${key}"`) && !saidByKey.test(key),
  );
  expect(unsaid.map(([name]) => name)).toEqual([]);
});

it('what a step says of an empty field, of a wrong number and of a past date can have a sound', () => {
  const empty = emptyDraft('draft');
  const now = new Date('2026-11-21T10:00:00Z');
  const city = { cityId: '0199aaaa-0000-7000-8000-000000000001', preferredContactDays: 'Lundi' } as const;
  const said = [
    projectProblems(empty, now),
    projectProblems({ ...empty, ...city, desiredStartDate: '2026-11-20' }, now),
    projectProblems({ ...empty, ...city, preferredHoursRangeOption: 'Autre' }, now),
    personProblems(empty),
    personProblems({ ...empty, firstName: 'Awa', phoneNumber: '12' }),
  ].flatMap((problems) => Object.values(problems));
  // The last name's sentence says it of the two.
  const sentences = new Set(said.filter((key) => key !== 'auth.firstNameOrLastNameRequired'));
  expect(sentences.size).toBeGreaterThan(9);
  const heard: readonly string[] = Object.values(formLines);
  expect([...sentences].filter((key) => !heard.includes(key))).toEqual([]);
});
