import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import { may } from '../../../shared/auth/permissions.ts';
import type { EnterpriseFilter, ExportedList } from '../../../shared/enterprises/contract.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { formatPhone } from '../../../shared/format/phone.ts';
import { actorOf, type Context } from '../../context.ts';
import { enterprises } from '../../db/schema/index.ts';
import type { CsvColumn } from '../../http/csv.ts';
import { forbidden } from '../../http/errors.ts';
import { keysetPages } from '../../http/keysetPages.ts';
import { fr } from '../../texts.ts';
import { type EnterpriseRow, enterpriseCondition, heldScope, newScope, rowsOf } from './queries.ts';

/** Raises 403 for the list of all, which is an admin's. */
export function exportScope(ctx: Context, list: ExportedList): SQL | undefined {
  const { id, role } = actorOf(ctx);
  const seesAll = may(role, 'enterprises.listAll');
  if (list === 'new') return newScope(seesAll ? 'all' : id);
  if (list === 'mine') return heldScope(id);
  if (!seesAll) throw forbidden();
  return undefined;
}

/** Every enterprise of the list under its filter, the oldest first. */
export async function exportEnterprises(
  ctx: Context,
  scope: SQL | undefined,
  filter: EnterpriseFilter | undefined,
): Promise<AsyncGenerator<EnterpriseRow>> {
  const where = await enterpriseCondition(ctx, scope, filter);
  return keysetPages((after: EnterpriseRow | undefined, limit) =>
    rowsOf(ctx)
      .where(and(where, after && comesAfter(after)))
      .orderBy(asc(enterprises.createdAt), asc(enterprises.id))
      .limit(limit),
  );
}

function comesAfter({ enterprise }: EnterpriseRow): SQL {
  return gt(
    sql`(${enterprises.createdAt}, ${enterprises.id})`,
    sql`(${enterprise.createdAt.toISOString()}::timestamptz, ${enterprise.id}::uuid)`,
  );
}

export const enterpriseColumns: CsvColumn<EnterpriseRow>[] = [
  { header: fr('sales.columnAccount'), value: ({ enterprise }) => enterprise.accountNumber },
  { header: fr('sales.columnName'), value: ({ enterprise }) => enterprise.name },
  { header: fr('sales.columnStatus'), value: ({ enterprise }) => fr(`enterprises.state.${enterprise.status}`) },
  { header: fr('export.phone'), value: ({ enterprise }) => formatPhone(enterprise.phoneNumber) },
  { header: fr('export.registrationNumber'), value: ({ enterprise }) => enterprise.registrationNumber },
  { header: fr('sales.columnCity'), value: ({ cityName }) => cityName },
  { header: fr('export.address'), value: ({ enterprise }) => enterprise.address },
  { header: fr('sales.columnCreated'), value: ({ enterprise }) => formatDate(enterprise.createdAt) },
  { header: fr('sales.columnPackage'), value: ({ planType }) => planType },
  {
    header: fr('sales.columnExpiration'),
    value: ({ planExpirationDate }) => planExpirationDate && formatDate(planExpirationDate),
  },
  { header: fr('sales.columnAgent'), value: ({ agentName }) => agentName },
];
