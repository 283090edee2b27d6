import * as z from 'zod/mini';
import { enterpriseStates } from '../enterprises/status.ts';
import { fileItem } from '../files/views.ts';
import { documentKinds, documentStates, verificationStates } from './status.ts';

/** A row of the verification requests. */
export const verificationItem = z.object({
  id: z.uuid(),
  enterpriseId: z.uuid(),
  name: z.string(),
  accountNumber: z.string(),
  status: z.enum(verificationStates),
  /** Since when somebody has to do something; a document sent again begins anew. */
  waitingSince: z.string(),
  /** Documents that nobody has looked at. */
  toCheck: z.number(),
  documents: z.number(),
  /** A document that is accepted ends within 30 days. */
  expiresSoon: z.boolean(),
  holderName: z.nullable(z.string()),
  holderId: z.nullable(z.uuid()),
});

const person = z.object({ id: z.uuid(), name: z.string(), at: z.string() });

/** A document as its owner reads it: what was said of it, and until when it is good. */
export const ownDocument = z.extend(fileItem, {
  kind: z.enum(documentKinds),
  status: z.enum(documentStates),
  reason: z.nullable(z.string()),
  expiresOn: z.nullable(z.string()),
});

/** A document as staff read it. */
export const checkedDocument = z.extend(ownDocument, {
  expiresSoon: z.boolean(),
  /** Why the one in whose place it came was refused. */
  formerReason: z.nullable(z.string()),
  checkedBy: z.nullable(person),
});

/** What a contractor sees of the verification of their enterprise. */
export const ownVerification = z.object({
  status: z.enum(verificationStates),
  /** What was said with the refusal. */
  reason: z.nullable(z.string()),
  documents: z.array(ownDocument),
});

/** A whole request, for staff. */
export const verificationDetails = z.object({
  id: z.uuid(),
  status: z.enum(verificationStates),
  waitingSince: z.string(),
  reason: z.nullable(z.string()),
  holderId: z.nullable(z.uuid()),
  holderName: z.nullable(z.string()),
  /** The last day of the absence that the holder has today: a colleague may take the request. */
  holderAwayUntil: z.nullable(z.iso.date()),
  recommended: z.nullable(person),
  approved: z.nullable(person),
  enterprise: z.object({
    id: z.uuid(),
    name: z.string(),
    accountNumber: z.string(),
    status: z.enum(enterpriseStates),
    registrationNumber: z.nullable(z.string()),
    address: z.string(),
    cityName: z.nullable(z.string()),
    phoneNumber: z.string(),
    creationDate: z.string(),
  }),
  documents: z.array(checkedDocument),
  acts: z.array(
    z.object({
      id: z.uuid(),
      action: z.string(),
      actorName: z.nullable(z.string()),
      createdAt: z.string(),
      detail: z.nullable(z.string()),
    }),
  ),
  /** Another after each change of the request or of one of its documents. */
  version: z.string(),
});

export type VerificationItem = z.infer<typeof verificationItem>;
export type OwnVerification = z.infer<typeof ownVerification>;
export type OwnDocument = z.infer<typeof ownDocument>;
export type CheckedDocument = z.infer<typeof checkedDocument>;
export type VerificationDetails = z.infer<typeof verificationDetails>;
