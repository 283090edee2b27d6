import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';

const SECRET = process.env.JWT_SECRET ?? '';
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

export interface Claims {
  sid: string;
  sub: string;
  role?: string;
}

/** A reply other than 200, thrown by a handler. */
export class Refused extends Error {
  readonly statusCode: number;
  constructor(statusCode: number) {
    super(String(statusCode));
    this.statusCode = statusCode;
  }
}

const signatureOf = (content: string) => createHmac('sha256', SECRET).update(content).digest();

/** Who a token says is calling. Raises 401 where its signature is another's or its time is over. */
export function claimsOf({ headers: { authorization } }: FastifyRequest): Claims {
  const [header, payload, signature] = (authorization ?? '').slice('Bearer '.length).split('.');
  if (!header || !payload || !signature) throw new Refused(401);
  const expected = signatureOf(`${header}.${payload}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refused(401);
  const { sid, sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims & { exp: number };
  if (exp * 1000 < Date.now()) throw new Refused(401);
  return { sid, sub };
}

/** A token as the product signs one, under the same secret. */
export function signToken(claims: Claims, secret: string, seconds: number): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = Buffer.from(JSON.stringify({ ...claims, iat: now, exp: now + seconds })).toString('base64url');
  const signature = createHmac('sha256', secret).update(`${HEADER}.${payload}`).digest('base64url');
  return `${HEADER}.${payload}.${signature}`;
}

/**
 * `reader`: who is calling, in one row, or none where the session ended; for a contractor with what an acceptance
 * depends on, and `whereabouts`: its own places. $1 is the session, $2 the person.
 */
export const READER = `reader as materialized (
  select u.id, u.role, u.enterprise_id, s.must_enrol,
    s.last_used_at < now() - case when u.role in ('Client', 'Entrepreneur') then interval '5 minutes' else interval '1 minute' end as is_stale,
    e.status as enterprise_status, e.city_id, c.region, f_unaccent(lower(e.address)) as address,
    b.id is not null as has_plan, b.package_id, b.min_budget, b.max_budget, b.monthly_acceptances,
    (select count(*)::int from acceptances a where a.enterprise_id = u.enterprise_id
      and a.month = date_trunc('month', now())::date and a.released_at is null) as accepted,
    array(select w.city_id from enterprise_cities w where w.enterprise_id = u.enterprise_id) as wished
  from sessions s
  join users u on u.id = s.user_id
  left join enterprises e on e.id = u.enterprise_id
  left join cities c on c.id = e.city_id
  left join subscriptions b on b.enterprise_id = u.enterprise_id and b.status = 'Active' and b.starts_at <= now() and b.ends_at > now()
  where s.id = $1 and u.id = $2 and s.revoked_at is null and s.expires_at > now() and u.deactivated_at is null),
whereabouts as materialized (
  select kind, latitude, longitude, count(*) filter (where kind = 'district') over () > 0 as is_named from (
    select o.kind, o.latitude, o.longitude from reader join places o on o.city_id = reader.city_id
    where o.kind = 'city' or (o.kind = 'district' and reader.address like '%' || f_unaccent(lower(o.name)) || '%')
    union all
    select 'wished', o.latitude, o.longitude from reader join places o on o.id = any (reader.wished)) own
  where latitude is not null)`;

/** The same without an enterprise, for staff. */
export const STAFF_READER = `reader as materialized (
  select u.id, u.role, s.must_enrol, s.last_used_at < now() - interval '1 minute' as is_stale
  from sessions s join users u on u.id = s.user_id
  where s.id = $1 and u.id = $2 and s.revoked_at is null and s.expires_at > now() and u.deactivated_at is null)`;

interface Reader {
  role: string;
  must_enrol: boolean;
  is_stale: boolean;
}

/**
 * The only row of a statement that asked for the reader. Raises 401 where there is none and 403 for another role. Notes
 * that the session is used as seldom as the product does.
 */
export function admitted<Row extends Reader>(
  pool: pg.Pool,
  claims: Claims,
  { rows: [row] }: { rows: Row[] },
  roles: readonly string[],
): Row {
  if (!row) throw new Refused(401);
  if (row.must_enrol || !roles.includes(row.role)) throw new Refused(403);
  if (row.is_stale) void pool.query({ name: 'use', text: USE, values: [claims.sid] });
  return row;
}

const USE = `
  with used as (
    update sessions s set last_used_at = now(), expires_at = case when u.role in ('Client', 'Entrepreneur')
      then now() + interval '30 days' else least(now() + interval '60 minutes', s.created_at + interval '12 hours') end
    from users u where s.id = $1 and u.id = s.user_id returning u.id)
  update users set last_seen_at = now() from used where users.id = used.id`;
