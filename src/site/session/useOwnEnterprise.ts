import type { ApiFailure } from '../../shared/client/envelope.ts';
import { currentSession } from '../../shared/client/session.ts';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import type { UserView } from '../../shared/users/views.ts';
import { api } from '../api.ts';
import { useQuery } from '../useQuery.ts';

export interface OwnEnterprise {
  /** `none`: the account was opened but the company was never described. */
  state: 'loading' | 'ready' | 'none' | 'failed';
  fullName: string;
  user: UserView | undefined;
  enterprise: EnterpriseView | undefined;
  failure: ApiFailure | undefined;
  /** While it is asked for, the first time or again. */
  isLoading: boolean;
  reload: () => void;
  /** Puts in place what a change answered. */
  replaceEnterprise: (enterprise: EnterpriseView) => void;
}

/**
 * The signed-in contractor and the enterprise they act for. The session knows its id since log-in, so both are
 * asked for at once; what the server says of the user then has the last word.
 */
export function useOwnEnterprise(): OwnEnterprise {
  const session = currentSession()?.user;
  const userId = session?.id;
  const user = useQuery(
    userId && `user ${userId}`,
    () => api.get('/get-user-information/{userId}', { path: { userId: userId ?? '' } }),
    { refreshOnFocus: true, isCached: true },
  );
  const enterpriseId = (user.entity ? user.entity.enterpriseId : session?.enterpriseId) ?? undefined;
  const enterprise = useQuery(
    enterpriseId && `enterprise ${enterpriseId}`,
    () =>
      api.get('/get-enterprise-informations/{enterpriseId}', {
        path: { enterpriseId: enterpriseId ?? '' },
      }),
    { refreshOnFocus: true, isCached: true },
  );
  return {
    state: stateOf(),
    fullName: user.entity?.fullName ?? session?.fullName ?? '',
    user: user.entity,
    enterprise: enterpriseId ? enterprise.entity : undefined,
    failure: enterprise.failure ?? user.failure,
    isLoading: user.isLoading || enterprise.isLoading,
    reload() {
      user.reload();
      enterprise.reload();
    },
    replaceEnterprise: enterprise.replace,
  };

  function stateOf(): OwnEnterprise['state'] {
    if (enterpriseId && enterprise.entity) return 'ready';
    if (user.isLoading || enterprise.isLoading) return 'loading';
    return user.entity && !enterpriseId ? 'none' : 'failed';
  }
}
