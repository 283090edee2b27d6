import * as z from 'zod/mini';
import { emailField, idField, nameField, optionalField, phoneField, requiredText } from '../api/fields.ts';
import { normalisePhone } from '../format/phone.ts';

/** Specification §5: both fields required, under the keys emailError and passwordError. */
export const loginSchema = z.object({
  loginIdentifier: requiredText('auth.emailError', 254),
  password: requiredText('auth.passwordError', 200),
});

/** 6 to 24 characters, a lowercase and an uppercase letter, a digit and one of ! @ # $ % _ - (specification §5). */
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%_-]).{6,24}$/;

/** A password by the pattern; `missing` is said of an empty one. */
export const passwordFieldOf = (missing: string) =>
  z
    .string(missing)
    .check(z.minLength(1, { error: missing, abort: true }), z.regex(passwordPattern, 'auth.passwordPatternError'));

export const passwordField = passwordFieldOf('auth.passwordError');

/** An address that must be there, in lower case; an empty one and a wrong one are told apart. */
const requiredEmail = requiredText('auth.emailRequired', 254).check(
  z.toLowerCase(),
  z.refine((typed) => typed === '' || z.email().safeParse(typed).success, 'auth.emailInvalid'),
);

/** What a contractor types to sign up, besides the confirmation of the password. */
export const contractorFields = {
  email: requiredEmail,
  phoneNumber: phoneField('auth.phoneRequired'),
  password: passwordField,
};

/** Registration of a contractor (specification §3, §5). */
export const registerContractorSchema = z.object({
  ...contractorFields,
  role: z.literal('Entrepreneur'),
  isSubmission: z.optional(z.literal(false)),
});

/** The personal step of the wizard (specification §5): one of the two names, typed or said, and a phone number. */
const personalInfoFields = {
  lastName: optionalField(nameField()),
  firstName: optionalField(nameField()),
  phoneNumber: phoneField('auth.phoneRequired'),
  email: optionalField(emailField('auth.emailInvalid')),
  languageId: optionalField(idField()),
  /** The name comes as a voice note of the request, and staff writes it (docs/decisions/0098). */
  isNameSpoken: z.optional(z.boolean('common.invalid')),
};

type Named = { firstName?: string | undefined; lastName?: string | undefined; isNameSpoken?: boolean | undefined };

/** Said even while another field is wrong, so that the person sees all at once. */
const when = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const isNamed = (person: Named) => Boolean(person.firstName || person.lastName || person.isNameSpoken);
const someName = z.refine<Named>(isNamed, { error: 'auth.lastNameOrFirstNameRequired', path: ['lastName'], when });
const someNameToo = z.refine<Named>(isNamed, { error: 'auth.firstNameOrLastNameRequired', path: ['firstName'], when });

export const personalInfoSchema = z.object(personalInfoFields).check(someName, someNameToo);

/** Registration of a client by submission: a fresh account without password (design §7). */
export const registerClientSchema = z
  .object({ ...personalInfoFields, isSubmission: z.literal(true) })
  .check(someName, someNameToo);

export const registerSchema = z.discriminatedUnion('isSubmission', [registerClientSchema, registerContractorSchema]);

export type ClientRegistration = z.infer<typeof registerClientSchema>;
export type ContractorRegistration = z.infer<typeof registerContractorSchema>;

/** How a login identifier is looked up: as a phone where it reads as one, else as an e-mail address. */
export function identifierKind(identifier: string): { phone: string } | { email: string } {
  const phone = normalisePhone(identifier);
  return phone ? { phone } : { email: identifier.trim().toLowerCase() };
}

export type LoginForm = z.infer<typeof loginSchema>;
