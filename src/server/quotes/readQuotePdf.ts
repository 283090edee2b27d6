import { eq, sql } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { seesClient } from '../../shared/leads/status.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, cities, districts, enterprises, projects, services } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import type { Attachment } from '../messages/provider.ts';
import { fr } from '../texts.ts';
import { wholeQuote } from './content.ts';
import type { Quote } from './lockQuote.ts';
import { presentContent } from './presenter.ts';
import { findReadable } from './queries.ts';

/**
 * A quote as a PDF for its contractor, who finds the client's name in it as long as the lead shows it, and for staff.
 * Raises 404.
 */
export async function readQuotePdf(ctx: Context, id: string): Promise<Attachment> {
  const { quote } = await findReadable(ctx, id);
  return quotePdf(ctx, quote, may(actorOf(ctx).role, 'quotes.list') ? 'always' : 'whileSeen');
}

/** Drawn at each call: what was sent does not change. */
export async function quotePdf(ctx: Context, quote: Quote, naming: 'always' | 'whileSeen'): Promise<Attachment> {
  const [[about], [enterprise], whole] = await Promise.all([
    ctx.db
      .select({
        project: projects,
        stage: acceptances.stage,
        service: services.nameFr,
        city: cities.name,
        district: sql<string>`coalesce(${districts.name}, ${fr('projects.districtUnknown')})`,
      })
      .from(acceptances)
      .innerJoin(projects, eq(projects.id, acceptances.projectId))
      .innerJoin(cities, eq(cities.id, projects.cityId))
      .leftJoin(districts, eq(districts.id, projects.districtId))
      .leftJoin(services, eq(services.id, projects.serviceId))
      .where(eq(acceptances.id, quote.leadId)),
    ctx.db
      .select({ enterprise: enterprises, city: cities.name })
      .from(enterprises)
      .innerJoin(cities, eq(cities.id, enterprises.cityId))
      .where(eq(enterprises.id, quote.enterpriseId)),
    wholeQuote(ctx, quote),
  ]);
  if (!about || !enterprise) throw notFound();
  const isNamed = naming === 'always' || seesClient(about.stage);
  const { drawQuote } = await import('./quotePdf.ts');
  const content = await drawQuote({
    quote: presentContent(whole, ctx.now),
    enterprise: { ...enterprise.enterprise, city: enterprise.city },
    client: (isNamed && fullName(about.project)) || undefined,
    work: {
      reference: about.project.reference,
      service: about.service ?? fr('projects.uncategorised'),
      district: about.district,
      city: about.city,
    },
    writtenAt: quote.sentAt ?? quote.updatedAt,
  });
  return { name: `${fr('quotePdf.fileName')}-${quote.number ?? quote.id}.pdf`, content };
}
