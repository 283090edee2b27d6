import { eq } from 'drizzle-orm';
import { formatDate } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { acceptances, enterprises, projects, type reviews } from '../db/schema/index.ts';
import { draftsTo } from '../enterprises/draftsTo.ts';
import { notFound } from '../http/errors.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';
import { fr } from '../texts.ts';

export type Review = typeof reviews.$inferSelect;

/** To its author: why it is not published, and where to correct it. One whose request is nobody's gets nothing. */
export async function refusedMessages(tx: Context, review: Review): Promise<MessageDraft[]> {
  const { project } = await jobOf(tx, review);
  const { refusalReason, refusalNote } = review;
  if (project.anonymisedAt || !refusalReason) return [];
  return draftsToClient(project, {
    template: 'reviewRefused',
    dedupeKey: `reviewRefused:${review.id}:${tx.now.getTime()}`,
    params: {
      reason: fr(`reviews.refusalInMessage.${refusalReason}`),
      // In the e-mail alone: an SMS has no room for it.
      note: refusalNote ? ` ${refusalNote}` : '',
      link: maskedTrackingLink(tx.config),
      rulesLink: `${tx.config.APP_URL}/avis`,
    },
  });
}

/** To the enterprise, which may answer before everybody sees it. */
export async function publishedMessages(tx: Context, review: Review): Promise<MessageDraft[]> {
  const { enterprise } = await jobOf(tx, review);
  if (enterprise.anonymisedAt || !review.visibleAt) return [];
  return draftsTo(tx, enterprise, {
    template: 'reviewToAnswer',
    dedupeKey: `reviewToAnswer:${review.id}:${tx.now.getTime()}`,
    params: {
      enterprise: enterprise.name,
      rating: review.rating,
      date: formatDate(review.visibleAt),
      link: `${tx.config.APP_URL}/mes-avis`,
    },
  });
}

async function jobOf({ db }: Context, { leadId }: Review) {
  const [job] = await db
    .select({ project: projects, enterprise: enterprises })
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .innerJoin(enterprises, eq(enterprises.id, acceptances.enterpriseId))
    .where(eq(acceptances.id, leadId));
  if (!job) throw notFound();
  return job;
}
