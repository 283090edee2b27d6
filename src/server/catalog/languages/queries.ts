import { asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ManagedLanguage } from '../../../shared/catalog/adminViews.ts';
import type { Context } from '../../context.ts';
import { languages } from '../../db/schema/index.ts';
import { countUses } from '../../editing/countUses.ts';
import { named } from '../../editing/named.ts';
import { notFound } from '../../http/errors.ts';
import { countRows, listQuery, type Page } from '../../http/listQuery.ts';

export const languagesQuery = listQuery(['position', 'nameFr'], z.strictObject({ q: z.string().max(100).optional() }));

interface LanguageRequest {
  q: string | undefined;
  sort: readonly ['position' | 'nameFr', 'ASC' | 'DESC'];
  page: Page;
}

export async function listManagedLanguages(ctx: Context, { q, sort: [field, direction], page }: LanguageRequest) {
  const where = q ? named(languages.nameFr, q) : undefined;
  const order = direction === 'ASC' ? asc : desc;
  const rows = await ctx.db
    .select()
    .from(languages)
    .where(where)
    .orderBy(order(languages[field]), asc(languages.id))
    .limit(page.limit)
    .offset(page.offset);
  const total = await countRows(ctx.db, ctx.db.select({ one: sql`1` }).from(languages).where(where));
  return { rows: await Promise.all(rows.map((language) => present(ctx, language))), total };
}

/** Raises 404. */
export async function readManagedLanguage(ctx: Context, id: string): Promise<ManagedLanguage> {
  const [language] = await ctx.db.select().from(languages).where(eq(languages.id, id));
  if (!language) throw notFound();
  return present(ctx, language);
}

/** Requests of clients who speak it, and accounts. */
export function usesOfLanguage(ctx: Context, id: string) {
  return countUses(ctx, {
    projects: sql`from projects where language_id = ${id}`,
    users: sql`from user_languages where language_id = ${id}`,
  });
}

async function present(ctx: Context, language: typeof languages.$inferSelect): Promise<ManagedLanguage> {
  const { id, nameFr, updatedAt } = language;
  return { id, nameFr, uses: await usesOfLanguage(ctx, id), updatedAt: updatedAt.toISOString() };
}
