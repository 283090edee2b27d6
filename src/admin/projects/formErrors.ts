import { toFormErrors } from '../forms/formErrors.ts';
import { fieldFor, type ProjectValues } from './projectForm.ts';

/** A failure as errors of the project's form. */
export const formErrors = (error: unknown, typed: ProjectValues): Record<string, unknown> =>
  toFormErrors(error, typed, (field) => fieldFor(field, typed));
