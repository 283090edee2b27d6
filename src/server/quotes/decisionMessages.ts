import { formatGnf } from '../../shared/format/money.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { DeclineReason } from '../../shared/quotes/decline.ts';
import type { SiteSettings } from '../../shared/settings/views.ts';
import type { Context } from '../context.ts';
import { together } from '../db/together.ts';
import { type Addressee, draftsTo, draftsToAddressee, readAddressees } from '../enterprises/draftsTo.ts';
import type { Lead, LockedLead } from '../leads/lockLead.ts';
import { MASKED_CLOSING_CODE } from '../leads/openClosingCode.ts';
import { draftsToClient } from '../messages/draftsToClient.ts';
import { maskedTrackingLink } from '../messages/maskedTrackingLink.ts';
import type { MessageDraft } from '../messages/queueMessages.ts';
import { clientValues, workValues } from '../projects/workValues.ts';
import { readSettings } from '../settings/queries.ts';
import { fr } from '../texts.ts';
import type { LockedQuote } from './lockQuote.ts';

/**
 * To the client with the closing code, to who was chosen, and to those who were not; with the settings, which were read
 * for them.
 */
export async function acceptedMessages(
  tx: Context,
  { quote, project }: LockedQuote,
  lost: readonly Lead[],
): Promise<{ drafts: MessageDraft[]; site: SiteSettings }> {
  const ids = [quote.enterpriseId, ...lost.map(({ enterpriseId }) => enterpriseId)];
  const [told, work, site] = await together(readAddressees(tx, ids), workValues(tx, project), readSettings(tx.db));
  const hired = told.find(({ id }) => id === quote.enterpriseId);
  if (!hired) throw new Error('The enterprise of the quote is not there');
  const accepted = {
    template: 'quoteAccepted',
    dedupeKey: `quoteAccepted:${quote.id}`,
    params: {
      ...clientValues(project),
      phone: formatPhone(project.phoneNumber),
      number: quote.number ?? '',
      amount: formatGnf(quote.total),
    },
  } as const;
  const passedOver = (id: string) =>
    ({ template: 'quoteLost', dedupeKey: `quoteLost:${quote.id}:${id}`, params: work }) as const;
  const toContractors = told.flatMap((one) =>
    draftsToAddressee(one, one.id === hired.id ? accepted : passedOver(one.id)),
  );
  const drafts = [...toClient(tx, { project, hired, quoteId: quote.id }), ...toContractors];
  return { drafts: drafts.map((draft) => ({ ...draft, projectId: project.id })), site };
}

/** To the contractor, with why. */
export async function declinedMessages(
  tx: Context,
  { quote, project }: LockedQuote,
  reason: DeclineReason,
): Promise<MessageDraft[]> {
  return draftsTo(
    tx,
    { id: quote.enterpriseId },
    {
      template: 'quoteDeclined',
      dedupeKey: `quoteDeclined:${quote.id}`,
      projectId: project.id,
      params: {
        number: quote.number ?? '',
        reason: fr(`quotes.decline.${reason}`),
        ...(await workValues(tx, project)),
      },
    },
  );
}

interface Choice {
  project: LockedLead['project'];
  hired: Addressee;
  quoteId: string;
}

function toClient({ config }: Context, { project, hired, quoteId }: Choice): MessageDraft[] {
  return draftsToClient(project, {
    template: 'jobHired',
    dedupeKey: `jobHired:${quoteId}`,
    params: {
      enterprise: hired.name,
      phone: formatPhone(hired.phoneNumber),
      closingCode: MASKED_CLOSING_CODE,
      link: maskedTrackingLink(config),
    },
  });
}
