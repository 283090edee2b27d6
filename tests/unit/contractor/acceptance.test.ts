import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/shared/client/envelope.ts';
import { acceptanceProblem, blockingReason, isPlanRefusal } from '../../../src/site/projects/contractor/acceptance.ts';
import { answerText } from '../../../src/site/projects/contractor/ProjectDetail.tsx';

const failure = (change: Partial<ApiFailure>): ApiFailure => ({
  ok: false,
  kind: 'refused',
  status: 409,
  errorMessage: 'Le serveur dit pourquoi.',
  errors: {},
  code: undefined,
  ...change,
});

describe('what an acceptance that failed leads to', () => {
  test.each(['PLAN_LIMIT', 'BUDGET_LIMIT', 'NO_SUBSCRIPTION'])('%s opens the plan dialog', (code) => {
    const hasPlan = code !== 'NO_SUBSCRIPTION';
    expect(acceptanceProblem(failure({ code }))).toEqual({
      kind: 'plan',
      message: 'Le serveur dit pourquoi.',
      hasPlan,
    });
  });

  test.each(['QUOTES_FULL', 'ALREADY_ACCEPTED', 'WRONG_STATE', 'ENTERPRISE_NOT_ACTIVE', 'A_LATER_RULE'])(
    '%s shows the project anew',
    (code) => {
      expect(acceptanceProblem(failure({ code }))).toEqual({ kind: 'outdated', message: 'Le serveur dit pourquoi.' });
    },
  );

  test.each(['forbidden', 'notFound'] as const)('%s shows the project anew too', (kind) => {
    expect(acceptanceProblem(failure({ kind })).kind).toBe('outdated');
    expect(acceptanceProblem(failure({ kind, errorMessage: undefined }))).toEqual({
      kind: 'outdated',
      message: 'common.notFound',
    });
  });

  test('a lost network offers another try and says why', () => {
    const lost = failure({ kind: 'offline', status: 0, errorMessage: undefined });
    expect(acceptanceProblem(lost)).toEqual({ kind: 'failed', reason: 'common.offline' });
  });

  test.each(['server', 'tooMany'] as const)('%s offers another try', (kind) => {
    expect(acceptanceProblem(failure({ kind })).kind).toBe('failed');
  });

  test('a refusal without words is still told', () => {
    expect(acceptanceProblem(failure({ errorMessage: undefined })).kind).toBe('failed');
  });
});

describe('whether the button can be pressed', () => {
  test('nothing stands in the way', () => {
    expect(blockingReason(null)).toBeUndefined();
  });

  test.each(['PLAN_LIMIT', 'BUDGET_LIMIT', 'NO_SUBSCRIPTION'])('%s is explained after the press', (code) => {
    expect(isPlanRefusal(code)).toBe(true);
    expect(blockingReason(code)).toBeUndefined();
  });

  test('other refusals are said beforehand', () => {
    expect(blockingReason('QUOTES_FULL')).toBe('contractor.refused.QUOTES_FULL');
    expect(blockingReason('ENTERPRISE_NOT_ACTIVE')).toBe('contractor.refused.ENTERPRISE_NOT_ACTIVE');
    expect(blockingReason('A_LATER_RULE')).toBe('contractor.refused.other');
  });
});

describe('answers', () => {
  const id = '019a0000-0000-7000-8000-000000000001';
  test.each([
    [{ id, nameFr: 'Béton', customResponseText: null }, 'Béton'],
    [{ id, nameFr: 'Autre', customResponseText: 'Brique de terre' }, 'Brique de terre'],
    [{ id, nameFr: 'Autre', customResponseText: '  ' }, 'Autre'],
    [{ id, nameFr: 'Béton', customResponseText: 'ignoré' }, 'Béton'],
  ])('%j reads %s', (response, text) => {
    expect(answerText(response)).toBe(text);
  });
});
