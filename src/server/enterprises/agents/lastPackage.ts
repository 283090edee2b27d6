import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { grantedStates } from '../../../shared/subscriptions/status.ts';
import type { Context } from '../../context.ts';
import { isOneOf, unplanned } from '../../db/literal.ts';

/**
 * The package that an enterprise has, or the last one that it had, for the `from` of a query: its name as `type`, its
 * end as `until`. What a seller calls about.
 */
export const lastPackage = ({ now }: Context, enterpriseId: SQLWrapper): SQL =>
  sql`(select packages.name_fr as type, to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until
    from subscriptions s join packages on packages.id = s.package_id
    where s.enterprise_id = ${enterpriseId} and ${isOneOf(sql`s.status`, grantedStates)}
      and s.starts_at <= ${unplanned(now)}
    order by s.starts_at desc limit 1)`;
