import { eq, sql } from 'drizzle-orm';
import { may } from '../../shared/auth/permissions.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { seesClient } from '../../shared/leads/status.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { isReachable } from '../../shared/states/machine.ts';
import { actorOf, type Context } from '../context.ts';
import { acceptances, cities, districts, enterprises, projects, services } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import type { Attachment } from '../messages/provider.ts';
import { fr } from '../texts.ts';
import { wholeQuote } from './content.ts';
import type { Quote } from './lockQuote.ts';
import { presentContent } from './presenter.ts';
import { findReadable } from './queries.ts';

type Lead = Pick<typeof acceptances.$inferSelect, 'stage'>;
type Project = typeof projects.$inferSelect;

/**
 * A quote as a PDF for its contractor, who finds the client's name in it as long as the lead shows it, and for staff,
 * who do where they reach the request. Raises 404.
 */
export async function readQuotePdf(ctx: Context, id: string): Promise<Attachment> {
  const { quote } = await findReadable(ctx, id);
  const actor = actorOf(ctx);
  return quotePdf(ctx, quote, (project, { stage }) =>
    may(actor.role, 'quotes.list') ? isReachable(projectMachine, project, actor) : seesClient(stage),
  );
}

/**
 * Drawn at each call: what was sent does not change.
 * @param namesClient whether the client's name is in it.
 */
export async function quotePdf(
  ctx: Context,
  quote: Quote,
  namesClient: (project: Project, lead: Lead) => boolean,
): Promise<Attachment> {
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
  const isNamed = namesClient(about.project, about);
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
