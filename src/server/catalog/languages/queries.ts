import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ManagedLanguage } from '../../../shared/catalog/adminViews.ts';
import type { Context } from '../../context.ts';
import { languages } from '../../db/schema/index.ts';
import { countUses, usesColumn } from '../../editing/countUses.ts';
import { named } from '../../editing/named.ts';
import { notFound } from '../../http/errors.ts';
import { countRows, type Page } from '../../http/listQuery.ts';

interface LanguageRequest {
  q: string | undefined;
  sort: readonly ['position' | 'nameFr', 'ASC' | 'DESC'];
  page: Page;
}

export async function listManagedLanguages(ctx: Context, { q, sort: [field, direction], page }: LanguageRequest) {
  const where = q ? named(languages.nameFr, q) : undefined;
  const order = direction === 'ASC' ? asc : desc;
  const rows = await managedLanguages(ctx)
    .where(where)
    .orderBy(order(languages[field]), asc(languages.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(languages).where(where), page);
  return { rows: rows.map(present), total };
}

/** Raises 404. */
export async function readManagedLanguage(ctx: Context, id: string): Promise<ManagedLanguage> {
  const [language] = await managedLanguages(ctx).where(eq(languages.id, id));
  if (!language) throw notFound();
  return present(language);
}

const ofLanguage = (id: SQL) => ({
  projects: sql`from projects where language_id = ${id}`,
  users: sql`from user_languages where language_id = ${id}`,
});

/** Requests of clients who speak it, and accounts. */
export const usesOfLanguage = (ctx: Context, id: string) => countUses(ctx, ofLanguage(sql`${id}`));

function managedLanguages(ctx: Context) {
  return ctx.db
    .select({ language: languages, uses: usesColumn(ofLanguage(sql`languages.id`)) })
    .from(languages)
    .$dynamic();
}

function present({ language, uses }: Awaited<ReturnType<typeof managedLanguages>>[number]): ManagedLanguage {
  const { id, nameFr, position, updatedAt } = language;
  return { id, nameFr, position, uses, updatedAt: updatedAt.toISOString() };
}
