import { describe, expect, test } from 'vitest';
import { workedMs, workedUntil } from '../../../src/shared/projects/serviceLevel.ts';
import { projectStates } from '../../../src/shared/projects/status.ts';
import { type Followed, nextStep } from '../../../src/shared/tracking/nextStep.ts';
import { trackingTexts } from '../../../src/shared/tracking/texts.ts';

const HOUR_MS = 3_600_000;
/** A Saturday. */
const saturday = new Date('2026-11-21T10:00:00Z');
const followed = (changes: Partial<Followed>): Followed => ({
  status: 'Submitted',
  isMerged: false,
  submittedAt: saturday,
  publishedAt: null,
  extendedAt: null,
  acceptedAt: null,
  askedUntil: null,
  reservedUntil: null,
  choiceUntil: null,
  endsOn: null,
  ...changes,
});

describe('the instant until which hours of working time pass', () => {
  test.each([
    [saturday.toISOString(), 2, '2026-11-21T12:00:00.000Z'],
    [saturday.toISOString(), 8, '2026-11-21T18:00:00.000Z'],
    // Sunday is no working day.
    [saturday.toISOString(), 10, '2026-11-23T10:00:00.000Z'],
    ['2026-11-22T03:00:00.000Z', 10, '2026-11-23T18:00:00.000Z'],
    ['2026-11-23T22:00:00.000Z', 30, '2026-11-26T18:00:00.000Z'],
  ])('%s and %d hours: %s', (from, hours, until) => {
    expect(workedUntil(new Date(from), hours).toISOString()).toBe(until);
    expect(workedMs(new Date(from), new Date(until))).toBe(hours * HOUR_MS);
  });
});

describe('the next step of a request', () => {
  test.each([
    [followed({}), 'Submitted', 'service', '2026-11-23T10:00:00.000Z'],
    [followed({ status: 'Assigned' }), 'Assigned', 'service', '2026-11-23T10:00:00.000Z'],
    [followed({ status: 'Available', publishedAt: saturday }), 'Published', 'enterprises', '2026-11-25T10:00:00.000Z'],
    [
      followed({ status: 'Available', publishedAt: new Date('2026-10-01T10:00:00Z'), extendedAt: saturday }),
      'Published',
      'enterprises',
      '2026-11-25T10:00:00.000Z',
    ],
    [followed({ status: 'Done', reservedUntil: '2026-11-30' }), 'Reserved', 'enterprises', '2026-11-30T23:59:59.000Z'],
    [
      followed({ status: 'Available', publishedAt: saturday, acceptedAt: saturday }),
      'Contacting',
      'enterprises',
      '2026-11-23T10:00:00.000Z',
    ],
    [
      followed({ status: 'Accepted', publishedAt: saturday, acceptedAt: saturday }),
      'Accepted',
      'enterprises',
      '2026-11-23T10:00:00.000Z',
    ],
    [
      followed({ status: 'Accepted', acceptedAt: saturday, choiceUntil: '2026-12-05' }),
      'Choosing',
      'client',
      '2026-12-05T23:59:59.000Z',
    ],
    [followed({ status: 'Hired', endsOn: '2026-12-20' }), 'Hired', 'enterprises', '2026-12-20T23:59:59.000Z'],
  ])('names who does what until when: %#', (state, circumstance, by, dueAt) => {
    const before = nextStep(state, saturday);
    expect(before).toMatchObject({ text: `tracking.next.${circumstance}`, by, isOverdue: false });
    expect(before.dueAt?.toISOString()).toBe(dueAt);
    const after = nextStep(state, new Date(new Date(dueAt).getTime() + 1));
    expect(after).toMatchObject({ text: `tracking.overdue.${circumstance}`, by, isOverdue: true });
  });

  test('is nobody’s once the request is over, and every state has its sentence', () => {
    for (const status of projectStates) {
      for (const isMerged of [false, true]) {
        const step = nextStep(followed({ status, isMerged, publishedAt: saturday, acceptedAt: saturday }), saturday);
        expect(trackingTexts[step.text]).toMatch(/\S/);
        const isOver = isMerged || ['Done', 'Cancelled', 'Rejected'].includes(status);
        expect(step.by === null && step.dueAt === null).toBe(isOver);
      }
    }
  });
});
