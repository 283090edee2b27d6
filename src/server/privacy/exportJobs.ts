import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { acceptances, enterprises, quotes, reserves } from '../db/schema/index.ts';
import { type WholeQuote, withContent } from '../quotes/content.ts';
import { fr } from '../texts.ts';
import { at } from './exportSection.ts';

/** What quotes say, in the words of an export. GNF. */
const presentQuote = ({ quote, lines }: WholeQuote) => ({
  numéro: quote.number,
  version: quote.version,
  état: fr(`quotes.state.${quote.status}`),
  lignes: lines.map(({ label, quantity, unit, unitPrice, total }) => ({
    désignation: label,
    quantité: quantity,
    unité: unit,
    'prix (GNF)': unitPrice,
    'montant (GNF)': total,
  })),
  'TVA (GNF)': quote.vatTotal,
  'total (GNF)': quote.total,
  'acompte (%)': quote.depositPercent,
  'valable jusqu’au': quote.validUntil,
  'début des travaux': quote.startsOn,
  'durée (jours)': quote.durationDays,
  remarques: quote.notes,
  'envoyé le': at(quote.sentAt),
  'décidé le': at(quote.decidedAt),
});

/** The quotes that clients were sent for these requests, replaced ones too, no draft: what to show of each request. */
export async function receivedQuotes(ctx: Context, projectIds: string[]) {
  const found = await ctx.db
    .select({ quote: quotes, projectId: acceptances.projectId, enterprise: enterprises.name })
    .from(acceptances)
    .innerJoin(quotes, and(eq(quotes.leadId, acceptances.id), ne(quotes.status, 'Draft')))
    .innerJoin(enterprises, eq(enterprises.id, quotes.enterpriseId))
    .where(inArray(acceptances.projectId, projectIds))
    .orderBy(asc(quotes.sentAt), asc(quotes.id));
  const whole = await withContent(
    ctx,
    found.map(({ quote }) => quote),
  );
  return (projectId: string) =>
    whole.flatMap((one, index) =>
      found[index]?.projectId === projectId ? [{ de: found[index].enterprise, ...presentQuote(one) }] : [],
    );
}

/** The quotes that an enterprise wrote, drafts too: what to show of each of its leads. */
export async function writtenQuotes(ctx: Context, enterpriseId: string) {
  const found = await ctx.db
    .select()
    .from(quotes)
    .where(eq(quotes.enterpriseId, enterpriseId))
    .orderBy(asc(quotes.createdAt), asc(quotes.id));
  const byLead = Map.groupBy(await withContent(ctx, found), ({ quote }) => quote.leadId);
  return (leadId: string) => (byLead.get(leadId) ?? []).map(presentQuote);
}

/** What clients wrote that was still to be mended, of these requests: what to show of each request. */
export async function writtenReserves({ db }: Context, projectIds: string[]) {
  const found = await db
    .select({ reserve: reserves, projectId: acceptances.projectId })
    .from(acceptances)
    .innerJoin(reserves, eq(reserves.leadId, acceptances.id))
    .where(inArray(acceptances.projectId, projectIds))
    .orderBy(asc(reserves.dueOn), asc(reserves.id));
  return (projectId: string) =>
    found
      .filter((row) => row.projectId === projectId)
      .map(({ reserve }) => ({
        texte: reserve.body,
        'à faire avant le': reserve.dueOn,
        'levée le': at(reserve.liftedAt),
      }));
}
