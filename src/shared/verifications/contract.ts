import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { listQuery, searchText } from '../api/listQuery.ts';
import {
  assignVerificationSchema,
  checkDocumentSchema,
  classifyDocumentSchema,
  decideVerificationSchema,
} from './schemas.ts';
import { verificationStates } from './status.ts';
import { ownVerification, verificationDetails, verificationItem } from './views.ts';

const byId = z.object({ id: idField() });

const state = z.enum(verificationStates);
const filter = z.strictObject({
  q: searchText,
  status: z.optional(z.union([state, z.array(state)])),
  mine: z.optional(z.boolean()),
  unassigned: z.optional(z.boolean()),
  agentId: z.optional(idField()),
  expiresSoon: z.optional(z.boolean()),
  enterpriseId: z.optional(idField()),
});
const listVerificationsQuery = listQuery(['waitingSince', 'status', 'accountNumber'], filter);

export type VerificationFilter = z.output<typeof filter>;
export type VerificationListQuery = z.output<typeof listVerificationsQuery>;

/** Verification of enterprises by documents: two members of staff approve; a contractor reads their own request. */
export const verificationContract = contract('verifications', {
  listVerifications: {
    method: 'GET',
    path: '/admin/verification-requests',
    permission: 'verifications.list',
    summary: 'List the verification requests',
    query: listVerificationsQuery,
    rows: verificationItem,
    unit: 'verification-requests',
  },
  readVerification: {
    method: 'GET',
    path: '/admin/verification-requests/{id}',
    permission: 'verifications.read',
    summary: 'Read a verification request with its documents',
    showsContactOf: 'verifications',
    params: byId,
    reply: verificationDetails,
  },
  assignVerification: {
    method: 'PUT',
    path: '/admin/verification-requests/{id}/holder',
    permission: 'verifications.assign',
    summary: 'Assign a verification request to an agent of sales',
    showsContactOf: 'verifications',
    isRepeatable: true,
    params: byId,
    body: assignVerificationSchema,
    entity: verificationDetails,
  },
  decideVerification: {
    method: 'PUT',
    path: '/admin/verification-requests/{id}/decision',
    permission: 'verifications.decide',
    summary: 'Recommend, approve or refuse a verification request',
    showsContactOf: 'verifications',
    isRepeatable: true,
    params: byId,
    body: decideVerificationSchema,
    entity: verificationDetails,
  },
  checkDocument: {
    method: 'PUT',
    path: '/admin/verification-documents/{id}',
    permission: 'verifications.check',
    summary: 'Accept or refuse a document',
    showsContactOf: 'verifications',
    isRepeatable: true,
    params: byId,
    body: checkDocumentSchema,
    entity: verificationDetails,
  },
  readOwnVerification: {
    method: 'GET',
    path: '/get-enterprise-verification/{enterpriseId}',
    permission: 'verifications.readOwn',
    summary: 'Read the verification of an enterprise as its contractor',
    params: z.object({ enterpriseId: idField() }),
    entity: z.nullable(ownVerification),
  },
  classifyDocument: {
    method: 'PUT',
    path: '/enterprise-documents/{id}/kind',
    permission: 'verifications.classifyOwn',
    summary: 'Say what a document of the own enterprise is, until it is judged',
    isRepeatable: true,
    params: byId,
    body: classifyDocumentSchema,
    entity: z.nullable(ownVerification),
  },
});
