import { eq, inArray } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { absences, standIns, users } from '../db/schema/index.ts';
import type { Work } from './works.ts';

interface Away {
  name: string;
  /** The last day on which they are away. */
  untilDay: string;
}

/** Of each of these that a colleague has meanwhile: whose it is else. */
export async function readAway({ db }: Context, key: Work['key'], ids: readonly string[]): Promise<Map<string, Away>> {
  const about = standIns[key];
  const rows = await db
    .select({ id: about, untilDay: absences.untilDay, firstName: users.firstName, lastName: users.lastName })
    .from(standIns)
    .innerJoin(absences, eq(absences.id, standIns.absenceId))
    .innerJoin(users, eq(users.id, absences.userId))
    .where(inArray(about, [...ids]));
  return new Map(rows.map(({ id, untilDay, ...person }) => [id ?? '', { name: fullName(person), untilDay }]));
}
