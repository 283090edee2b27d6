import { eq } from 'drizzle-orm';
import { verificationRequests } from '../../src/server/db/schema/index.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import type { VerificationDetails } from '../../src/shared/verifications/views.ts';
import type { SignedIn, TestApp } from './app.ts';
import { buildContractor } from './builders.ts';
import { expectEntity } from './expectations.ts';
import { pdf } from './sampleFiles.ts';

/** A request with one document that nobody has looked at, held by whom it is given to. */
export async function buildVerification(app: TestApp, holderId: string | null) {
  const { enterprise, user } = await buildContractor(app.db, { assignedAgentId: holderId });
  const contractor = await app.loginAs(user);
  const fileId = await sendPaper(contractor, enterprise.id, 'rccm.pdf');
  return { enterprise, contractor, fileId, id: await requestIdOf(app, enterprise.id) };
}

/** Sends a document as the site does; gives its id. */
export async function sendPaper(who: SignedIn, enterpriseId: string, name: string, replaces?: string): Promise<string> {
  const query = replaces ? `?replaces=${replaces}` : '';
  const reply = await who.upload(`/upload-file/enterprise/${enterpriseId}${query}`, { name, content: pdf() });
  const [file] = expectEntity<FileItem[]>(reply);
  return file?.id ?? '';
}

async function requestIdOf(app: TestApp, enterpriseId: string): Promise<string> {
  const [row] = await app.db
    .select({ id: verificationRequests.id })
    .from(verificationRequests)
    .where(eq(verificationRequests.enterpriseId, enterpriseId));
  return row?.id ?? '';
}

export const readVerification = async (who: SignedIn, id: string): Promise<VerificationDetails> =>
  (await who.get(`/admin/verification-requests/${id}`)).json();

/** Accepts or refuses a document, as whoever has just read the request. */
export async function check(who: SignedIn, id: string, fileId: string, verdict: object = {}) {
  const { version } = await readVerification(who, id);
  const body = { kind: 'Registration', status: 'Accepted', version, ...verdict };
  return who.put(`/admin/verification-documents/${fileId}`, body);
}

export async function decide(who: SignedIn, id: string, decision: string, changes: object = {}) {
  const { version } = await readVerification(who, id);
  return who.put(`/admin/verification-requests/${id}/decision`, { decision, version, ...changes });
}
