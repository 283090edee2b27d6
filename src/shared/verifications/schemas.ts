import * as z from 'zod/mini';
import { dateField, idField, optionalField } from '../api/fields.ts';
import { documentKinds } from './status.ts';

export const REASON_MAX = 300;

const version = z.string('common.invalid').check(z.minLength(1, 'common.invalid'), z.maxLength(40, 'common.tooLong'));
const kind = z.enum(documentKinds, 'verifications.kindRequired');
const reason = optionalField(z.string().check(z.trim(), z.maxLength(REASON_MAX, 'common.tooLong')));

/** Who takes the request; an admin may name anybody of sales. `version` as below, where the request was looked at. */
export const assignVerificationSchema = z.object({ agentId: idField(), version: z.optional(version) });

/** What staff found of one document. `version` is the request's as they saw it: somebody may have been faster. */
export const checkDocumentSchema = z.object({
  kind,
  status: z.enum(['Accepted', 'Refused'], 'common.invalid'),
  /** Told to the contractor; required where it is refused. */
  reason,
  /** The last day on which it is good, for those that end. */
  expiresOn: optionalField(dateField()),
  version,
});

/** What a document is, as its contractor says. */
export const classifyDocumentSchema = z.object({ kind });

/** The first approval, the second by somebody else, or back to the contractor with a reason. */
export const decideVerificationSchema = z.object({
  decision: z.enum(['recommend', 'approve', 'refuse'], 'common.invalid'),
  reason,
  version,
});

export type AssignVerification = z.infer<typeof assignVerificationSchema>;
export type CheckDocument = z.infer<typeof checkDocumentSchema>;
export type DecideVerification = z.infer<typeof decideVerificationSchema>;
