import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

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

/** What the screens have read: the data provider tells it when what it keeps has changed. */
export const queryClient = new FreshQueryClient();
