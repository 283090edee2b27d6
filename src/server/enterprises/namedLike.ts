import { type SQL, sql } from 'drizzle-orm';
import { enterprises } from '../db/schema/index.ts';
import { likeLiteral } from '../db/textSearch.ts';

/** The ids of the enterprises in whose name or account number each word stands, over the index `enterprises_named`. */
export function enterprisesNamed(words: string): SQL {
  const searched = sql`f_unaccent(lower(${enterprises.name} || ' ' || ${enterprises.accountNumber}))`;
  const conditions = words
    .trim()
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => sql`${searched} like f_unaccent(lower(${`%${likeLiteral(word)}%`}))`);
  return sql`(select ${enterprises.id} from ${enterprises} where ${sql.join(conditions, sql` and `)})`;
}
