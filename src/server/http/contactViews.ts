import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { may } from '../../shared/auth/permissions.ts';
import { isStaff } from '../../shared/auth/roles.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { NO_ID } from '../../shared/ids.ts';
import type { ViewedEntity } from '../../shared/privacy/contactViews.ts';
import type { Actor, Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { contactViews, projects, users } from '../db/schema/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    contactViews: ContactViews;
  }
}

export interface ContactViews {
  /**
   * Records that the caller was given what `shown` holds of contact details. It is written within a second, with the
   * others of that second; only where thousands wait does the caller wait for them.
   */
  note: (ctx: Context, entity: ViewedEntity, id: string | undefined, shown: unknown) => Promise<void>;
  /** Writes what waits. */
  flush: () => Promise<void>;
}

interface View {
  entity: ViewedEntity;
  entityId: string;
  day: string;
  viewerId: string;
  firstAt: string;
  contacts: number;
}

const FLUSH_MS = 1000;
const RETRY_MS = 5000;
const BATCH = 500;
const WAITING_MAX = 5000;
const REMEMBERED_MAX = 50_000;

/**
 * Who was given whose contact details (docs/decisions/0045). A record counts once for each viewer and day, which the
 * process remembers, so that looking again costs nothing; a list counts its rows.
 */
export function createContactViews(db: Db, log: FastifyBaseLogger): ContactViews {
  const written = new Set<string>();
  let waiting = new Map<string, View>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const add = (key: string, view: View) => {
    const known = waiting.get(key);
    if (!known) waiting.set(key, view);
    else if (view.entityId === NO_ID) known.contacts += view.contacts;
  };

  const write = async (): Promise<void> => {
    while (waiting.size > 0) {
      const taken = [...waiting].slice(0, BATCH);
      for (const [key] of taken) waiting.delete(key);
      try {
        await insert(
          db,
          taken.map(([, view]) => view),
        );
      } catch (error) {
        const later = waiting;
        waiting = new Map(taken);
        for (const [key, view] of later) add(key, view);
        schedule(RETRY_MS);
        throw error;
      }
      if (written.size > REMEMBERED_MAX) written.clear();
      for (const [key, { entityId }] of taken) if (entityId !== NO_ID) written.add(key);
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const next = running.then(write, write);
    running = next.catch((error: unknown) =>
      log.error({ err: error, waiting: waiting.size }, 'who looked at contact details is not written yet'),
    );
    return next;
  };

  const schedule = (afterMs: number) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      flush().catch(() => undefined);
    }, afterMs).unref();
  };

  return {
    flush,
    async note({ actor, now }, entity, id, shown) {
      if (!actor || !isWatched(actor) || isOwn(actor, entity, id)) return;
      const contacts = countContacts(shown);
      if (contacts === 0) return;
      const view = { entity, entityId: id ?? NO_ID, day: isoDate(now), viewerId: actor.id };
      const key = Object.values(view).join(' ');
      if (written.has(key)) return;
      add(key, { ...view, firstAt: now.toISOString(), contacts: id ? 1 : contacts });
      if (waiting.size < WAITING_MAX) schedule(FLUSH_MS);
      else await flush();
    },
  };
}

/** Clients are given nobody's but their own. */
const isWatched = ({ role }: Actor): boolean => isStaff(role) || may(role, 'projects.accept');

function isOwn(actor: Actor, entity: ViewedEntity, id: string | undefined): boolean {
  return (entity === 'users' && id === actor.id) || (entity === 'enterprises' && id === actor.enterpriseId);
}

const contactFields = ['phoneNumber', 'email', 'recipient'] as const;

/** How many of the objects in a reply hold a telephone number or an address. */
function countContacts(shown: unknown): number {
  if (Array.isArray(shown)) return shown.reduce<number>((sum, one) => sum + countContacts(one), 0);
  if (typeof shown !== 'object' || shown === null) return 0;
  const fields = shown as Record<string, unknown>;
  if (contactFields.some((field) => Boolean(fields[field]))) return 1;
  return Object.values(fields).reduce<number>((sum, one) => sum + countContacts(one), 0);
}

/** In one order, so that two processes never wait for each other. A contractor's own request is nobody else's. */
async function insert(db: Db, views: readonly View[]): Promise<void> {
  const rows = JSON.stringify(views);
  await db.execute(sql`
    insert into ${contactViews} (entity, entity_id, day, viewer_id, first_at, contacts)
    select given.entity, given."entityId", given.day, given."viewerId", given."firstAt", given.contacts
    from jsonb_to_recordset(${rows}::jsonb)
      as given (entity text, "entityId" uuid, day date, "viewerId" uuid, "firstAt" timestamptz, contacts int)
    join ${users} on ${users.id} = given."viewerId"
    where not exists (
      select from ${projects}
      where given.entity = 'projects' and ${projects.id} = given."entityId" and ${projects.clientId} = given."viewerId")
    order by 1, 2, 3, 4
    on conflict (entity, entity_id, day, viewer_id) do update set contacts = contact_views.contacts + excluded.contacts
      where contact_views.entity_id = ${NO_ID}`);
}
