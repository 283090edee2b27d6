import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { formErrors } from '../../../src/admin/projects/useProjectSubmit.ts';
import { fieldErrors, messageOf, refusalCode, toHttpError } from '../../../src/admin/providers/httpErrors.ts';
import { offline, toResult } from '../../../src/shared/client/envelope.ts';
import { OTHER } from '../../../src/shared/projects/options.ts';
import { buildProjectView, buildValues } from './buildProject.ts';

const failure = (status: number, body: unknown) => {
  const result = toResult(status, body);
  if (result.ok) throw new Error('expected a failure');
  return toHttpError(result);
};

describe('failures of the API in react-admin’s terms', () => {
  it('gives the messages of a 400 by camelCase field', () => {
    const error = failure(400, {
      isSuccess: false,
      errorMessage: 'Des champs sont invalides.',
      errors: { DesiredStartDate: ['Trop tôt'], PhoneNumber: ['Trop court', 'Inconnu'] },
    });
    expect(error.body).toEqual({ errors: { desiredStartDate: 'Trop tôt', phoneNumber: 'Trop court Inconnu' } });
  });

  it('keeps the code and the sentence of a refusal, without errors by field', () => {
    const error = failure(409, { isSuccess: false, errorMessage: 'Déjà pris.', code: 'ALREADY_ASSIGNED' });
    expect(error.message).toBe('Déjà pris.');
    expect(refusalCode(error)).toBe('ALREADY_ASSIGNED');
    expect(error.body).not.toHaveProperty('errors');
  });

  it.each([
    [toHttpError(offline), 'common.offline'],
    [failure(403, { isSuccess: false }), 'common.forbidden'],
    [failure(404, { isSuccess: false }), 'common.notFound'],
    [failure(429, undefined), 'common.tooMany'],
    [failure(500, undefined), 'common.unexpected'],
    // A network's page: nothing of ours answered.
    [failure(403, undefined), 'common.offline'],
    [new TypeError('inside'), 'common.unexpected'],
  ])('says something where the server said nothing: %s', (error, key) => {
    expect(messageOf(error)).toBe(key);
  });

  it('takes no errors for none', () => {
    expect(fieldErrors({})).toBeUndefined();
  });
});

describe('errors of the project form', () => {
  const typed = { ...buildValues(buildProjectView()), preferredHoursRange: OTHER };

  it('puts each message at its field, and strays at the form', () => {
    const error = new HttpError('', 400, { errors: { preferredHoursRange: 'Trop long', agentId: 'Inconnu' } });
    expect(formErrors(error, typed)).toEqual({
      preferredHoursRangeText: 'Trop long',
      root: { serverError: 'Inconnu' },
    });
  });

  it('announces any other failure', () => {
    expect(formErrors(toHttpError(offline), typed)).toEqual({ root: { serverError: 'common.offline' } });
  });
});
