import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';
import { draftsToAddressee, readAddressee } from '../enterprises/draftsTo.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';
import type { Lead, Project } from './lockLead.ts';

type Occasion = Pick<MessageDraft, 'template' | 'dedupeKey' | 'projectId' | 'params'>;

interface About {
  lead: Pick<Lead, 'id' | 'enterpriseId'>;
  project: Pick<Project, 'reference'>;
}

export async function readEnterprise({ db }: Context, { enterpriseId }: Pick<Lead, 'enterpriseId'>) {
  const [enterprise] = await db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  if (!enterprise) throw new Error('The enterprise of the lead is not there');
  return enterprise;
}

/** To the contractor of a lead, with the way to its page. */
export async function draftsToContractor(
  tx: Context,
  { lead, project }: About,
  { params, ...occasion }: Occasion,
): Promise<MessageDraft[]> {
  const enterprise = await readAddressee(tx, lead.enterpriseId);
  const link = `${tx.config.APP_URL}/chantiers/${lead.id}`;
  const told = { enterprise: enterprise.name, reference: project.reference, link, ...params };
  return draftsToAddressee(enterprise, { ...occasion, params: told });
}

/** Tells the contractor something of their lead. */
export async function tellContractor(tx: Context, about: About, occasion: Occasion): Promise<void> {
  await queueMessages(tx, await draftsToContractor(tx, about, occasion));
}
