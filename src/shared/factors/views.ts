import * as z from 'zod/mini';
import { roles } from '../auth/roles.ts';
import { factorKinds, proofWays, resetStates } from './status.ts';

/** The right password of somebody with a second factor: opaque, for one person, five minutes and five tries. */
export const loginChallenge = z.object({
  challenge: z.string(),
  expiresAt: z.string(),
  ways: z.array(z.enum(proofWays)),
});

export type LoginChallenge = z.infer<typeof loginChallenge>;

/** The reply of `POST /login` in place of a session. */
export const challengeReply = z.object({
  isSuccess: z.literal(true),
  entity: z.null(),
  errorMessage: z.null(),
  accessToken: z.null(),
  refreshToken: z.null(),
  secondFactor: loginChallenge,
});

/** What the browser hands to `navigator.credentials`, as the library wrote it. */
export const passkeyOptions = z.record(z.string(), z.unknown());

const factorItem = z.object({
  id: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

export type FactorItem = z.infer<typeof factorItem>;

/** One's own second factors. `passkeysOffered`: an address that is a bare number has no passkeys. */
export const ownFactors = z.object({
  factors: z.array(factorItem),
  recoveryCodesLeft: z.number(),
  isRequired: z.boolean(),
  mustEnrol: z.boolean(),
  passkeysOffered: z.boolean(),
});

export type OwnFactors = z.infer<typeof ownFactors>;

/** Told once: the secret as a QR code's address and in letters. */
export const totpEnrolment = z.object({ id: z.uuid(), secret: z.string(), uri: z.string() });

export type TotpEnrolment = z.infer<typeof totpEnrolment>;

/** With the first factor come the recovery codes, shown this once; null for a further one. */
export const enrolled = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });

export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) });

/** How the caller can prove now that it is them. */
export const proofOffer = z.object({ ways: z.array(z.enum(proofWays)), passkey: z.nullable(passkeyOptions) });

export type ProofOffer = z.infer<typeof proofOffer>;

/** False where there are not two others to approve: who runs the server has the command. */
export const resetRequested = z.object({ canBeApproved: z.boolean() });

const someone = z.object({ id: z.uuid(), fullName: z.string() });

/** A request to remove somebody's factors, for the admins. */
export const resetItem = z.object({
  id: z.uuid(),
  status: z.enum(resetStates),
  person: z.extend(someone, { role: z.enum(roles), phoneNumber: z.string(), email: z.nullable(z.string()) }),
  note: z.string(),
  createdAt: z.string(),
  approvedBy: z.nullable(someone),
  approvedAt: z.nullable(z.string()),
});

export type ResetItem = z.infer<typeof resetItem>;
