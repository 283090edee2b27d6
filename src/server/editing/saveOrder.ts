import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Order } from '../../shared/editing/schemas.ts';
import { NO_ID } from '../../shared/ids.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { invalid } from '../http/errors.ts';
import { type EditedList, lockList } from './lockList.ts';
import { staleRefusal } from './requireFresh.ts';

type OrderedTable = PgTable & { id: AnyPgColumn; position: AnyPgColumn };

/** A list that people see in an order of its own. `owner` is whose list it is, `where` which rows are in it. */
export interface OrderedList {
  name: EditedList;
  table: OrderedTable;
  where?: SQL;
  owner?: string;
}

/**
 * Puts a whole list in the order given, in one step; where it stands so already nothing is left to do, whatever was
 * seen: a reply may have been lost. Raises STALE where it no longer stands as it was seen: somebody moved, added or
 * removed something since; 400 where the same rows are not in both.
 */
export async function saveOrder(tx: Context, list: OrderedList, { ids, before }: Order): Promise<void> {
  if (ids.toSorted().join() !== before.toSorted().join() || new Set(ids).size !== ids.length)
    throw invalid({ ids: 'common.invalid' });
  await lockList(tx, list.name);
  const now = await orderOf(tx, list);
  if (now.join() === ids.join()) return;
  if (now.join() !== before.join()) throw await staleRefusal(tx, list.name, list.owner);
  await tx.db.execute(sql`
    update ${list.table} set position = wanted.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted(id, place)
    where ${list.table.id} = wanted.id::uuid`);
  await recordAct(tx, {
    action: 'reorder',
    entity: list.name,
    entityId: list.owner ?? NO_ID,
    before: { order: before },
    after: { order: ids },
  });
}

async function orderOf(tx: Context, { table, where }: OrderedList): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx.db,
    sql`select ${table.id} as id from ${table} where ${where ?? sql`true`} order by ${table.position}, ${table.id}`,
  );
  return rows.map(({ id }) => id);
}

/** The place after the last of the list. */
export async function lastPosition(tx: Context, { table, where }: OrderedList): Promise<number> {
  const [row] = await rowsOf<{ next: number }>(
    tx.db,
    sql`select coalesce(max(${table.position}) + 1, 0)::int as next from ${table} where ${where ?? sql`true`}`,
  );
  return row?.next ?? 0;
}
