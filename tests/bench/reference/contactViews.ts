import type pg from 'pg';

const NO_ID = '00000000-0000-0000-0000-000000000000';
const WRITE_EACH_MS = 1000;

interface View {
  entity: string;
  entityId: string;
  viewerId: string;
  contacts: number;
}

export type NoteView = (entity: string, id: string | undefined, viewerId: string, contacts: number) => void;

/** Records who was given whose contact details: all of a second in one statement, a record once for its viewer. */
export function noteViews(pool: pg.Pool): NoteView {
  let waiting = new Map<string, View>();
  const written = new Set<string>();
  const write = () => {
    if (waiting.size === 0) return;
    const views = [...waiting.values()];
    for (const [key, { entityId }] of waiting) if (entityId !== NO_ID) written.add(key);
    waiting = new Map();
    void pool.query({ name: 'views', text: INSERT, values: [JSON.stringify(views)] });
  };
  setInterval(write, WRITE_EACH_MS).unref();
  return (entity, entityId = NO_ID, viewerId, contacts) => {
    const key = `${entity} ${entityId} ${viewerId}`;
    if (contacts === 0 || written.has(key)) return;
    const known = waiting.get(key);
    if (!known) waiting.set(key, { entity, entityId, viewerId, contacts });
    else if (entityId === NO_ID) known.contacts += contacts;
  };
}

const INSERT = `
  insert into contact_views (entity, entity_id, day, viewer_id, first_at, contacts)
  select entity, "entityId", now()::date, "viewerId", now(), contacts
  from jsonb_to_recordset($1::jsonb) as given (entity text, "entityId" uuid, "viewerId" uuid, contacts int)
  order by 1, 2, 3, 4
  on conflict (entity, entity_id, day, viewer_id) do update set contacts = contact_views.contacts + excluded.contacts
    where contact_views.entity_id = '${NO_ID}'`;
