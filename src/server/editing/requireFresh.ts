import { and, desc, eq } from 'drizzle-orm';
import { formatDateTime } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { actorOf, type Context } from '../context.ts';
import { auditLog, users } from '../db/schema/index.ts';
import { type Refusal, refused } from '../http/errors.ts';
import type { ServerTextKey } from '../texts.ts';
import type { EditedList } from './lockList.ts';

type Versioned = EditedList | 'projects' | 'quotes';

interface Version {
  id: string;
  updatedAt: Date;
}

type Texts = Record<'named' | 'unnamed', ServerTextKey>;

const listTexts: Texts = { named: 'editing.stale', unnamed: 'editing.staleUnknown' };
/** These speak of somebody else, so they never name the actor. */
const ownTexts: Partial<Record<Versioned, Texts>> = {
  projects: { named: 'projects.staleBy', unnamed: 'projects.stale' },
  quotes: { named: 'quotes.staleBy', unnamed: 'quotes.stale' },
};

/**
 * Raises STALE, naming who changed the record and when, where it is not the version that the form was opened on. Where
 * no version was sent nothing is checked.
 */
export async function requireFresh(
  tx: Context,
  entity: Versioned,
  row: Version,
  seen: string | undefined,
): Promise<void> {
  if (!seen || new Date(seen).getTime() === row.updatedAt.getTime()) return;
  throw await staleRefusal(tx, entity, row.id);
}

/**
 * STALE by the last act on this record, or on any of the list where none is named. A client's by their link names
 * nobody: whoever acted before them did not change what was open.
 */
export async function staleRefusal(tx: Context, entity: Versioned, id?: string): Promise<Refusal> {
  const [act] = await tx.db
    .select({ at: auditLog.createdAt, actorId: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.entity, entity), id ? eq(auditLog.entityId, id) : undefined))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  const texts = ownTexts[entity] ?? listTexts;
  const isNamed = act && !(ownTexts[entity] && act.actorId === actorOf(tx).id);
  const who = isNamed ? fullName({ firstName: act.firstName ?? '', lastName: act.lastName ?? '' }) : '';
  if (!act || !who) return refused('STALE', texts.unnamed);
  return refused('STALE', texts.named, { who, when: formatDateTime(act.at) });
}

/** The version that a change makes: later than the one before it, even within one millisecond. */
export function nextVersion(before: Date, now: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}
