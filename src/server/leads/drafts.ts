import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { enterprises } from '../db/schema/index.ts';
import { type Addressee, draftsToAddressee, readAddressee } from '../enterprises/draftsTo.ts';
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
export async function draftsToContractor(tx: Context, about: About, occasion: Occasion): Promise<MessageDraft[]> {
  const enterprise = await readAddressee(tx, about.lead.enterpriseId);
  return draftsToAddressee(enterprise, withLead(tx, about, { enterprise, occasion }));
}

function withLead(
  { config }: Context,
  { lead, project }: About,
  { enterprise, occasion: { params, ...occasion } }: { enterprise: Addressee; occasion: Occasion },
): Occasion {
  const link = `${config.APP_URL}/chantiers/${lead.id}`;
  return { ...occasion, params: { enterprise: enterprise.name, reference: project.reference, link, ...params } };
}

/** Tells the contractor something of their lead. */
export async function tellContractor(tx: Context, about: About, occasion: Occasion): Promise<void> {
  await queueMessages(tx, await draftsToContractor(tx, about, occasion));
}

/**
 * Tells the contractor what they wrote down for themselves: at the telephone of the account that accepted, or of who
 * acts for the enterprise now. That of the enterprise is changed without proof: a stranger must not get these words.
 */
export async function remindContractor(
  tx: Context,
  about: About & { lead: Pick<Lead, 'userId'> },
  occasion: Occasion,
): Promise<void> {
  const enterprise = await readAddressee(tx, about.lead.enterpriseId);
  const { people } = enterprise;
  const person = people.find(({ id }) => id === about.lead.userId) ?? people[0];
  if (!person) return;
  const own = { people, phoneNumber: person.phoneNumber };
  await queueMessages(tx, draftsToAddressee(own, withLead(tx, about, { enterprise, occasion })));
}
