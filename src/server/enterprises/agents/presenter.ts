import type { ManagedEnterpriseItem, NewEnterpriseItem } from '../../../shared/enterprises/agentViews.ts';
import type { EnterpriseListItem } from '../../../shared/enterprises/views.ts';
import type { EnterpriseRow } from './queries.ts';

export function presentNew({ enterprise, cityName, agentName }: EnterpriseRow): NewEnterpriseItem {
  const { id, accountNumber, name, status, createdAt, assignedAgentId } = enterprise;
  return {
    id,
    accountNumber,
    name,
    status,
    cityName,
    creationDate: createdAt.toISOString(),
    isAssigned: assignedAgentId !== null,
    assignedAgentName: agentName,
  };
}

/** A row of the sellers' own enterprises (specification §3, list item for sales). */
export function presentOwn({ enterprise, planType, planExpirationDate }: EnterpriseRow): EnterpriseListItem {
  const { id, name, status } = enterprise;
  return { id, name, status, planType, planExpirationDate };
}

export function presentManaged(row: EnterpriseRow): ManagedEnterpriseItem {
  const { accountNumber, createdAt } = row.enterprise;
  return {
    ...presentOwn(row),
    accountNumber,
    cityName: row.cityName,
    creationDate: createdAt.toISOString(),
    assignedAgentName: row.agentName,
  };
}
