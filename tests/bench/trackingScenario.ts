import type pg from 'pg';
import { hashOf, tokensOf } from './reference/trackingLink.ts';
import type { Call, Scenario } from './scenarios.ts';

const MANY = 200;

/** Not so old that the server, which starts meanwhile, takes its client out of it. */
const YOUNG = `projects.anonymised_at is null and projects.submitted_at > now() - interval '1 year'`;

/** Those of every state, the latest of each first, so that each part of the page is there. */
const SAMPLED = `
  select p.id, p.tracking_version as version from unnest(enum_range(null::project_status)) state
  cross join lateral (select * from projects where status = state and ${YOUNG} and description <> 'À accepter'
    order by submitted_at desc limit 6) p
  union select project_id, tracking_version from call_requests join projects on projects.id = project_id where ${YOUNG}
  union select project_id, tracking_version from reserves join acceptances on acceptances.id = lead_id
    join projects on projects.id = project_id where ${YOUNG}
  limit 70`;

/** Those that clients look at: somebody has accepted or was chosen. */
const VISITED = `
  select id, tracking_version as version from projects
  where status in ('Available', 'Accepted', 'Hired') and acceptance_count > 0 and anonymised_at is null
    and description <> 'À accepter' order by submitted_at desc limit ${MANY}`;

interface Linked {
  id: string;
  version: number;
}

/** The data of the client's page. The links are issued under the secret of the measurement. */
export async function tracking(pool: pg.Pool, secret: string): Promise<Scenario> {
  const tokenOf = tokensOf(secret);
  const open = async (text: string): Promise<Call[]> => {
    const { rows } = await pool.query<Linked>(text);
    const links = rows.map(({ id, version }) => ({ id, token: tokenOf(id, version) }));
    await pool.query(
      `update projects set tracking_hash = given.hash from jsonb_to_recordset($1::jsonb) as given (id uuid, hash text)
       where projects.id = given.id and tracking_hash is distinct from given.hash`,
      [JSON.stringify(links.map(({ id, token }) => ({ id, hash: hashOf(token) })))],
    );
    return links.map(({ token }) => ({ method: 'GET', path: `/tracking/${token}` }));
  };
  return { name: 'GET /tracking/{token}', kind: 'details', samples: await open(SAMPLED), calls: await open(VISITED) };
}
