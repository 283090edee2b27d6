import * as z from 'zod/mini';
import { normalisePhone } from '../format/phone.ts';
import { isTradeName, NAME_MAX, namePattern, tidyName } from '../format/plainText.ts';

/** Building blocks of the schemas that forms and routes share. The message of each issue is a text key. */

/** A text that must be there, trimmed. */
export function requiredText(key: string, max: number) {
  return z.string(key).check(z.trim(), z.minLength(1, key), z.maxLength(max, 'common.tooLong'));
}

const isName = [
  z.overwrite(tidyName),
  z.maxLength(NAME_MAX, 'name.tooLong'),
  z.regex(namePattern, 'name.notLetters'),
] as const;

/** A person's first or last name, as messages may say it (design §12); may be empty. */
export const nameField = () => z.string('common.invalid').check(...isName);

/** A name that must be there. */
export const requiredName = (key: string) => z.string(key).check(...isName, z.minLength(1, key));

/** The name of a company, as messages may say it (design §12): no address, no telephone number. May be empty. */
export const companyNameField = (key = 'common.invalid') =>
  z
    .string(key)
    .check(
      z.overwrite(tidyName),
      z.maxLength(120, 'common.tooLong'),
      z.refine(isTradeName, 'enterprises.nameNotTrade'),
    );

/** An empty string, or null, counts as absent (design §6); what is wrong with anything else, the schema says. */
export function optionalField<Value extends string | number>(schema: z.ZodMiniType<Value, Value>) {
  type Given = Value | '' | null | undefined;
  // A union says of itself only that no branch fits.
  const filled = z.union([z.literal(''), schema], { error: ({ errors }) => errors.at(-1)?.[0]?.message });
  // The union's own type is not resolved for a generic schema.
  const given = z.optional(z.nullable(filled)) as unknown as z.ZodMiniType<Given, Given> & {
    _zod: { optin: 'optional' };
  };
  return z.pipe(
    given,
    z.transform((value: Given): Value | undefined =>
      value === '' || value === null ? undefined : (value as Value | undefined),
    ),
  );
}

/** A phone number in any usual writing; what comes out is `+224XXXXXXXXX` (design §6). */
export function phoneField(requiredKey: string) {
  return z.string(requiredKey).check(
    z.trim(),
    z.minLength(1, requiredKey),
    z.refine((value) => value === '' || normalisePhone(value) !== undefined, 'common.phoneInvalid'),
    z.overwrite((value) => normalisePhone(value) ?? value),
  );
}

/** An e-mail address, in lower case. */
export function emailField(key: string) {
  return z.string(key).check(z.trim(), z.toLowerCase(), z.maxLength(254, 'common.tooLong'), z.email(key));
}

/** The six digits of a message, with or without spaces. */
export function codeField(requiredKey: string, key: string) {
  return requiredText(requiredKey, 20).check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.refine((typed) => typed === '' || /^\d{6}$/.test(typed), key),
  );
}

/** No year of this marketplace; what follows 9999-12-31 has five digits, which no comparison of days expects. */
const farYear = /^(?!19|20|21)\d{4}-/;

/** A date without time, `YYYY-MM-DD` (design §6), from 1900 to 2199. `requiredKey` is said where there is none. */
export function dateField(requiredKey = 'common.dateInvalid') {
  const sentenceFor = (typed: unknown) => (typeof typed === 'string' && typed ? 'common.dateInvalid' : requiredKey);
  return z.iso
    .date({ error: ({ input }) => sentenceFor(input) })
    .check(z.refine((day) => !farYear.test(day), 'common.dateInvalid'));
}

/** An id as the database writes it, in small letters: ids are compared as texts too. */
export const idField = (key = 'common.invalid') => z.uuid(key).check(z.toLowerCase());
