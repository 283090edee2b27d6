import { randomUUID } from 'node:crypto';
import type { Call } from '../scenarios.ts';

/** What a row of the product's list shows, as far as Directus has it. */
const ROW = [
  ...['id', 'reference', 'description', 'budget', 'desired_start_date', 'submitted_at', 'published_at', 'status'],
  ...['first_name', 'last_name', 'phone_number', 'acceptance_count', 'updated_at', 'service_id.id'],
  ...['service_id.name_fr', 'city_id.id', 'city_id.name', 'district_id.id', 'district_id.name'],
  ...['agent_id.first_name', 'agent_id.last_name'],
].join(',');
/** The page of the newest, as the product's list opens. */
export const LIST = `/items/projects?limit=25&sort=-submitted_at,-id&fields=${ROW}`;

/** The project that the product shows at this path. */
export function detailsAt(productPath: string, headers: Call['headers']): Call {
  const id = productPath.split('/').at(-1);
  return { method: 'GET', path: `/items/projects/${id}?fields=*,${ROW}`, ...(headers ? { headers } : {}) };
}

type Row = Record<string, unknown>;

/** A row to take a client and a place from. */
export async function anyProject({ url, headers }: { url: string; headers: Record<string, string> }): Promise<Row> {
  const reply = await fetch(`${url}/items/projects?limit=1`, { headers });
  const { data } = (await reply.json()) as { data: Row[] };
  if (!data[0]) throw new Error('Directus shows no project');
  return data[0];
}

/** The row that a submission writes, of the same client and place. */
export function newProject(like: Row, headers: Record<string, string>): Call {
  const body = {
    id: randomUUID(),
    ...Object.fromEntries(['client_id', 'city_id', 'district_id', 'service_id'].map((name) => [name, like[name]])),
    address: 'Derrière la mosquée',
    description: 'Refaire la peinture du salon',
    desired_start_date: '2027-01-15',
    preferred_contact_days: 'Lundi',
    preferred_hours_range: '09h00-12h00',
    first_name: 'Awa',
    last_name: 'Bah',
    phone_number: '+224622112233',
  };
  return {
    method: 'POST',
    path: '/items/projects',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
