import { randomUUID } from 'node:crypto';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { QuoteView } from '../../src/shared/quotes/views.ts';
import type { SignedIn, TestApp } from './app.ts';
import { buildAcceptance, buildContractor, buildProject, type Project } from './builders.ts';
import { expectEntity } from './expectations.ts';

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => isoDate(new Date(Date.now() + days * DAY_MS));

/** A quote that the server accepts: 12,5 m² of tiles, and a day and a half of work. */
export const quoteOf = (changes: object = {}) => ({
  lines: [
    { label: 'Pose de carrelage', quantity: 12.5, unit: 'm²', unitPrice: 45_000 },
    { label: 'Main-d’œuvre', quantity: 1.5, unit: 'jour', unitPrice: 150_000 },
  ],
  vat: 'none',
  depositPercent: 30,
  validUntil: dayAfter(30),
  startsOn: dayAfter(7),
  durationDays: 4,
  notes: 'Sable et ciment non compris',
  ...changes,
});

export const key = () => ({ 'idempotency-key': randomUUID() });

export interface Quoting extends SignedIn {
  enterpriseId: string;
  leadId: string;
  project: Project;
}

/** A contractor with a lead on a project: a fresh one, or one that others have too. */
export async function quoting(app: TestApp, given?: Project): Promise<Quoting> {
  const project = given ?? (await buildProject(app.db, { status: 'Available' }));
  const { user, enterprise } = await buildContractor(app.db, { package: 'Premium' });
  const lead = await buildAcceptance(app.db, { projectId: project.id, enterpriseId: enterprise.id });
  return { ...(await app.loginAs(user)), enterpriseId: enterprise.id, leadId: lead.id, project };
}

export const write = (who: Quoting, changes: object = {}, leadId = who.leadId) =>
  who.post(`/leads/${leadId}/quotes`, quoteOf(changes), key());

export const draft = async (who: Quoting, changes: object = {}, leadId = who.leadId): Promise<QuoteView> =>
  expectEntity<QuoteView>(await write(who, changes, leadId));

/** Sends the draft as it was read. */
export const send = (who: Quoting, { id, updatedAt }: Pick<QuoteView, 'id' | 'updatedAt'>) =>
  who.post(`/quotes/${id}/send`, { updatedAt }, key());

/** A quote that lies before the client. */
export const sent = async (who: Quoting, changes: object = {}, leadId = who.leadId): Promise<QuoteView> =>
  expectEntity<QuoteView>(await send(who, await draft(who, changes, leadId)));
