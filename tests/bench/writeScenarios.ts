import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { submissionOf } from '../support/submission.ts';
import { inTurn } from './inTurn.ts';
import { openSessions, type Person } from './people.ts';
import { UNACCEPTED } from './projectsToAccept.ts';
import type { Call, Scenario } from './scenarios.ts';

const MANY = 200;

const CLIENTS = `
  select id from users where role = 'Client' and deactivated_at is null and email is not null order by id desc limit ${MANY}`;

/** Whose subscription bounds neither the month nor the amount: each may accept everything. */
const UNBOUNDED = `
  select u.id from users u join enterprises e on e.id = u.enterprise_id
  join subscriptions s on s.enterprise_id = e.id and s.status = 'Active' and s.starts_at <= now() and s.ends_at > now() + interval '1 hour'
  where u.role = 'Entrepreneur' and u.deactivated_at is null and e.status in ('Active', 'Verified') and s.monthly_acceptances is null
  order by u.email is distinct from 'entrepreneur@oasis.test', u.id limit ${MANY}`;

const write = (method: 'POST' | 'PUT', path: string, { headers }: Person, body: object): Call => ({
  method,
  path,
  headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
});

/** Clients submit what they need, with an answer to each question of a service. */
export async function submission(pool: pg.Pool, secret: string): Promise<Scenario> {
  const clients = await openSessions(pool, secret, CLIENTS);
  const {
    rows: [place],
  } = await pool.query(`
    select d.city_id as "cityId", d.id as "districtId", q.service_id as "serviceId",
      json_agg(json_build_array(json_build_object('responseId', a.id)) order by q.position, q.id) as answers
    from (select * from districts order by id limit 1) d,
      (select * from services where is_active and exists (select from questions where service_id = services.id) order by id limit 1) s
    join questions q on q.service_id = s.id and q.is_active
    join lateral (select id from answers where question_id = q.id and is_active and name_fr <> 'Autre' order by position limit 1) a on true
    group by 1, 2, 3`);
  const { serviceId, answers } = place;
  const choosenResponses = Object.fromEntries(answers.map((one: unknown, index: number) => [`Q${index}`, one]));
  const next = (client: () => Person) => () => {
    const person = client();
    return write(
      'POST',
      '/save-project-infos',
      person,
      submissionOf(person.id, place, { serviceId, choosenResponses }),
    );
  };
  return {
    name: 'POST /save-project-infos',
    kind: 'write',
    samples: [],
    calls: [],
    writes: { next: [next(inTurn(clients)), next(inTurn(clients))] },
  };
}

/** Contractors accept, each project once: one half of them is the product's, the other the reference's. */
export async function acceptance(pool: pg.Pool, secret: string): Promise<Scenario> {
  const contractors = await openSessions(pool, secret, UNBOUNDED);
  const { rows: projects } = await pool.query<{ id: string }>(`select id ${UNACCEPTED} order by id`);
  const next = (half: 0 | 1) => {
    const contractor = inTurn(contractors);
    const left = projects.filter((_, index) => index % 2 === half);
    return () => {
      const person = contractor();
      const project = left.pop();
      if (!project) throw new Error('All projects are accepted: measure for a shorter time');
      return write('PUT', '/accept-project/', person, { id: project.id, entrepreneurId: person.id });
    };
  };
  return {
    name: 'PUT /accept-project/',
    kind: 'write',
    samples: [],
    calls: [],
    writes: { next: [next(0), next(1)] },
  };
}
