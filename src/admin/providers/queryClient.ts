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
    const { queryKey } = filters ?? {};
    const isUnread = ({ queryKey: [first], state }: { queryKey: QueryKey; state: { data: unknown } }) =>
      state.data === undefined && first !== 'auth';
    await this.cancelQueries({ ...(queryKey ? { queryKey } : {}), type: 'active', predicate: isUnread });
    return super.invalidateQueries(filters, options);
  }
}

/** What the screens have read: the data provider tells it when what it keeps has changed. */
export const queryClient = new FreshQueryClient();
