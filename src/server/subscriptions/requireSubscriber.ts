import { type EnterpriseState, maySeeProjects } from '../../shared/enterprises/status.ts';
import { refused } from '../http/errors.ts';

/** Who may take a package: not before the activation, not while suspended. Raises ENTERPRISE_NOT_ACTIVE. */
export function requireSubscriber({ status }: { status: EnterpriseState }): void {
  if (maySeeProjects(status)) return;
  const isSuspended = status === 'Suspended';
  throw refused(
    'ENTERPRISE_NOT_ACTIVE',
    isSuspended ? 'subscriptions.enterpriseSuspended' : 'subscriptions.enterpriseNotActive',
  );
}
