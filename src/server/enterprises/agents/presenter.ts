import type { ManagedEnterpriseItem, NewEnterpriseItem } from '../../../shared/enterprises/agentViews.ts';
import type { EnterpriseListItem } from '../../../shared/enterprises/views.ts';
import type { ListedEnterprise } from './findListed.ts';

export function presentNew(row: ListedEnterprise): NewEnterpriseItem {
  const { id, accountNumber, name, status, cityName, createdAt, isAssigned, agentName } = row;
  return {
    id,
    accountNumber,
    name,
    status,
    cityName,
    creationDate: createdAt.toISOString(),
    isAssigned,
    assignedAgentName: agentName,
  };
}

/** A row of the sellers' own enterprises (specification §3, list item for sales). */
export function presentOwn({ id, name, status, planType, planExpirationDate }: ListedEnterprise): EnterpriseListItem {
  return { id, name, status, planType, planExpirationDate };
}

export function presentManaged(row: ListedEnterprise): ManagedEnterpriseItem {
  const { accountNumber, cityName, createdAt, agentName } = row;
  return {
    ...presentOwn(row),
    accountNumber,
    cityName,
    creationDate: createdAt.toISOString(),
    assignedAgentName: agentName,
  };
}
