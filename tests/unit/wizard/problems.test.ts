import { describe, expect, it } from 'vitest';
import {
  answersInWords,
  chooseResponses,
  completeAnswers,
  describeResponse,
  firstUnanswered,
} from '../../../src/site/projects/wizard/draft/answers.ts';
import { projectBody } from '../../../src/site/projects/wizard/draft/bodies.ts';
import { chooseService, type Draft, emptyDraft, hasContent } from '../../../src/site/projects/wizard/draft/draft.ts';
import { personProblems, projectProblems } from '../../../src/site/projects/wizard/draft/problems.ts';
import { acceptedExtension, sizeProblem } from '../../../src/site/projects/wizard/files/prepareFile.ts';
import { retryAfterMs } from '../../../src/site/projects/wizard/outbox/browserApi.ts';
import { corrected, stepToCorrect } from '../../../src/site/projects/wizard/outbox/correction.ts';
import { entryFrom } from '../../../src/site/projects/wizard/outbox/entry.ts';
import { visitor } from './support/desk.ts';

const now = new Date('2026-11-21T23:30:00Z');
const uuid = (digit: number) => `0199aaaa-0000-7000-8000-00000000000${digit}`;

const complete: Draft = {
  ...emptyDraft('draft'),
  description: 'Un mur',
  cityId: uuid(1),
  districtId: uuid(2),
  address: 'Kipé',
  desiredStartDate: '2026-11-22',
  preferredContactDays: 'Lundi',
  preferredHoursRangeOption: '09h00-12h00',
};

/** All questions of a service were answered. */
const answered: Partial<Draft> = {
  fromPredefined: true,
  serviceId: uuid(8),
  answers: { [uuid(8)]: { Q0: [{ responseId: uuid(4), customResponseText: undefined }] } },
};

describe('the project step', () => {
  it.each<[string, Partial<Draft>, object]>([
    ['nothing', {}, {}],
    ['no description', { description: ' ' }, { description: 'projects.descriptionRequired' }],
    ['no description after the questions', { ...answered, description: '' }, {}],
    ['no city, of which the district depends', { cityId: '', districtId: '' }, { cityId: 'projects.cityRequired' }],
    ['no district', { districtId: '' }, { districtId: 'projects.districtRequired' }],
    ['no address', { address: '' }, { address: 'projects.addressRequired' }],
    ['no date', { desiredStartDate: '' }, { desiredStartDate: 'projects.startDateRequired' }],
    ['today', { desiredStartDate: '2026-11-21' }, { desiredStartDate: 'projects.startDateTooEarly' }],
    [
      'no day, which reveals the hours',
      { preferredContactDays: '', preferredHoursRangeOption: '' },
      { preferredContactDays: 'projects.contactDaysRequired' },
    ],
    ['no hours', { preferredHoursRangeOption: '' }, { preferredHoursRangeOption: 'projects.hoursRangeRequired' }],
    [
      'other hours, unspecified',
      { preferredHoursRangeOption: 'Autre' },
      { preferredHoursRange: 'projects.hoursOtherRequired' },
    ],
    ['what the server said', { refused: { address: 'Trop vague', request: 'Non' } }, { address: 'Trop vague' }],
  ])('finds %s wrong', (_, fields, problems) => {
    expect(projectProblems({ ...complete, ...fields }, now)).toEqual(problems);
  });
});

describe('the personal step', () => {
  it.each<[string, Partial<Draft>, object]>([
    ['a first name alone', { firstName: 'Mamadou', phoneNumber: '620 11 22 33' }, {}],
    [
      'no name',
      { phoneNumber: '620112233' },
      { lastName: 'auth.lastNameOrFirstNameRequired', firstName: 'auth.firstNameOrLastNameRequired' },
    ],
    [
      'a name that is said',
      {
        phoneNumber: '620112233',
        files: [{ id: 'a', name: 'a', type: 'audio/webm', size: 9, voice: { field: 'clientName', seconds: 2 } }],
      },
      {},
    ],
    ['no phone', { lastName: 'Barry' }, { phoneNumber: 'auth.phoneRequired' }],
    ['half a phone', { lastName: 'Barry', phoneNumber: '620 11' }, { phoneNumber: 'common.phoneInvalid' }],
    ['a bad address', { lastName: 'Barry', phoneNumber: '620112233', email: 'x' }, { email: 'auth.emailInvalid' }],
  ])('takes %s for what it is', (_, fields, problems) => {
    expect(personProblems({ ...complete, ...fields })).toEqual(problems);
  });
});

describe('the body', () => {
  it.each([
    ['12h00-17h00', '', '12h00-17h00'],
    ['12h00-17h00', 'typed before', '12h00-17h00'],
    ['Autre', ' le soir ', 'le soir'],
    ['Autre', '', 'Autre'],
  ])('sends %s with "%s" as %s', (preferredHoursRangeOption, preferredHoursRange, expected) => {
    expect(projectBody({ ...complete, preferredHoursRangeOption, preferredHoursRange }).preferredHoursRange).toBe(
      expected,
    );
  });
});

describe('the answers', () => {
  const questions = [
    {
      id: uuid(3),
      nameFr: 'Quoi ?',
      type: 'radio' as const,
      responses: [{ id: uuid(4), nameFr: 'Mur', picture: null }],
    },
    {
      id: uuid(5),
      nameFr: 'Où ?',
      type: 'checkbox' as const,
      responses: [
        { id: uuid(6), nameFr: 'Cour', picture: null },
        { id: uuid(7), nameFr: 'Autre', picture: null },
      ],
    },
  ];
  const started = {
    ...chooseService(complete, { id: uuid(8), nameFr: 'Maçonnerie' }),
    questions: { [uuid(8)]: questions },
  };

  it('are complete when each question has one', () => {
    expect(firstUnanswered(started, questions)).toBe(0);
    const first = chooseResponses(started, 0, [uuid(4)]);
    expect(firstUnanswered(first, questions)).toBe(1);
    const both = describeResponse(chooseResponses(first, 1, [uuid(6), uuid(7)]), 1, uuid(7), 'Toit');
    expect(firstUnanswered(both, questions)).toBeUndefined();
    const done = completeAnswers(both, questions);
    expect(done.fromPredefined).toBe(true);
    expect(projectBody(done).choosenResponses).toEqual({
      Q0: [{ responseId: uuid(4) }],
      Q1: [{ responseId: uuid(6) }, { responseId: uuid(7), customResponseText: 'Toit' }],
    });
    const wordsOf = (said: { words: string }) => said.words;
    expect(answersInWords(done).map(({ question, answers }) => [question.words, answers.map(wordsOf)])).toEqual([
      ['Quoi ?', ['Mur']],
      ['Où ?', ['Cour', 'Toit']],
    ]);
  });

  it('of a service are kept while another is looked at, and not sent with it', () => {
    const answered = completeAnswers(chooseResponses(chooseResponses(started, 0, [uuid(4)]), 1, [uuid(6)]), questions);
    const other = chooseService(answered, { id: uuid(9), nameFr: 'Peinture' });
    expect(projectBody(other).choosenResponses).toEqual({});
    expect(firstUnanswered(chooseService(other, { id: uuid(8), nameFr: 'Maçonnerie' }), questions)).toBeUndefined();
  });

  it('to a response that is no longer offered count as none', () => {
    expect(firstUnanswered(chooseResponses(started, 0, [uuid(1)]), questions)).toBe(0);
  });
});

describe('what the server refused', () => {
  it.each([
    ['CityId', '/formulaire/formulaire-client/info-projet'],
    ['PreferredHoursRange', '/formulaire/formulaire-client/info-projet'],
    ['PhoneNumber', '/formulaire/formulaire-client/info-personnel'],
    ['ChoosenResponses', `/formulaire/predefinis/${uuid(8)}/0`],
    ['ChoosenResponses.Q1', `/formulaire/predefinis/${uuid(8)}/1`],
    ['ServiceId', '/formulaire/formulaire-client/pre-soumission'],
    ['ClientId', '/formulaire/formulaire-client/recapitulatif'],
  ])('about %s leads to %s', (field, path) => {
    const hold = { kind: 'refused' as const, refusal: { message: 'Non', errors: { [field]: ['Mauvais'] } } };
    const entry = { ...entryFrom({ ...complete, serviceId: uuid(8) }, visitor, 0), hold };
    expect(stepToCorrect(corrected(entry)({ ...complete, serviceId: uuid(8) }))).toBe(path);
  });
});

describe('a file', () => {
  it.each([
    ['photo.JPG', 'image/jpeg', 'jpg'],
    ['photo.jpeg', '', 'jpg'],
    ['image', 'image/png', 'png'],
    ['IMG.heif', 'image/heif', 'heic'],
    ['plan.pdf', 'application/octet-stream', 'pdf'],
    ['virus.exe', 'application/x-msdownload', undefined],
  ])('%s of type %s is taken for %s', (name, type, extension) => {
    expect(acceptedExtension(name, type)).toBe(extension);
  });

  it.each([
    [0, 'wizard.fileEmpty'],
    [1, undefined],
    [15 * 1024 * 1024, undefined],
    [15 * 1024 * 1024 + 1, 'wizard.fileTooLarge'],
  ])('of %i bytes: %s', (size, problem) => {
    expect(sizeProblem(size)).toBe(problem);
  });
});

describe('Retry-After', () => {
  it.each([
    [null, undefined],
    ['30', 30_000],
    ['0', undefined],
    ['Sat, 21 Nov 2026 23:31:00 GMT', 60_000],
    ['soon', undefined],
  ])('%s is %s ms', (header, span) => {
    expect(retryAfterMs(header, now.getTime())).toBe(span);
  });
});

it('a new draft has nothing anybody would miss', () => {
  expect(hasContent(emptyDraft('x'))).toBe(false);
  expect(hasContent({ ...emptyDraft('x'), phoneNumber: '6' })).toBe(true);
});
