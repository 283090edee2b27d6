import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { mayRecover } from './httpErrors.ts';

/**
 * A list whose first reply is still on its way is asked for anew, as one that is shown is: that reply may have been
 * made before the change, and the library would take it for one made after.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const asked = this.getQueryCache().findAll(filters);
    // Who is signed in is nothing that a screen changes.
    const unread = asked.filter((one) => one.isActive() && one.state.data === undefined && one.queryKey[0] !== 'auth');
    await Promise.all(unread.map((one) => one.cancel({ revert: true })));
    return super.invalidateQueries(filters, options);
  }
}

/**
 * What the screens have read: the data provider tells it when what it keeps has changed. Without a network a failure is
 * told at once, where the library would wait in silence and send later what nobody waits for any more.
 */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 3 && mayRecover(error) && onlineManager.isOnline(),
    },
    mutations: { networkMode: 'always' },
  },
});
