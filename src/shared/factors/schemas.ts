import * as z from 'zod/mini';
import { requiredText } from '../api/fields.ts';
import { FACTOR_NAME_MAX, RESET_NOTE_MAX } from './rules.ts';

const challenge = requiredText('factors.challengeDead', 100);

/** Six digits, with or without spaces as the applications show them. */
export const totpCodeField = z.string('factors.codeRequired').check(
  z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
  z.minLength(1, 'factors.codeRequired'),
  z.refine((typed) => typed === '' || /^\d{6}$/.test(typed), 'factors.codeShape'),
);

/** Twelve letters and digits; hyphens, spaces and capitals are as the person types them. */
export const recoveryCodeField = z.string('factors.recoveryRequired').check(
  z.overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase()),
  z.minLength(1, 'factors.recoveryRequired'),
  z.refine((typed) => typed === '' || /^[a-z0-9]{12}$/.test(typed), 'factors.recoveryShape'),
);

const encoded = z.string().check(z.maxLength(20_000));
const credential = {
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string().check(z.minLength(1), z.maxLength(1400)),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['cross-platform', 'platform']))),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** What `navigator.credentials.get` gave, as JSON. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.optional(z.nullable(encoded)),
  }),
});

/** What `navigator.credentials.create` gave, as JSON. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});

const totpProof = { way: z.literal('totp'), code: totpCodeField };
const recoveryProof = { way: z.literal('recovery'), code: recoveryCodeField };
const passkeyProof = { way: z.literal('passkey'), credential: assertion };
const passwordProof = { way: z.literal('password'), password: requiredText('auth.passwordError', 200) };

export const challengeSchema = z.object({ challenge });

/** The second call of a log-in. */
export const finishLoginSchema = z.discriminatedUnion('way', [
  z.object({ challenge, ...totpProof }),
  z.object({ challenge, ...recoveryProof }),
  z.object({ challenge, ...passkeyProof }),
]);

/** A step-up: the person shows once more that it is them. */
export const proofSchema = z.discriminatedUnion('way', [
  z.object(passwordProof),
  z.object(totpProof),
  z.object(recoveryProof),
  z.object(passkeyProof),
]);

export const factorNameSchema = z.object({ name: requiredText('factors.nameRequired', FACTOR_NAME_MAX) });
export const confirmTotpSchema = z.object({ code: totpCodeField });
export const addPasskeySchema = z.extend(factorNameSchema, { credential: attestation });
export const requestResetSchema = z.object({
  challenge,
  note: z
    .string('factors.noteRequired')
    .check(z.trim(), z.minLength(1, 'factors.noteRequired'), z.maxLength(RESET_NOTE_MAX, 'common.tooLong')),
});

export type FinishLogin = z.infer<typeof finishLoginSchema>;
export type Proof = z.infer<typeof proofSchema>;
export type Assertion = z.infer<typeof assertion>;
export type AddPasskey = z.infer<typeof addPasskeySchema>;
