import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../src/admin/providers/queryClient.ts';

afterEach(() => queryClient.clear());

test('a list whose first reply is on its way when something changes shows what is there since', async () => {
  const replies = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const ask = vi.fn(() => replies[ask.mock.calls.length - 1]?.promise);
  const list = new QueryObserver(queryClient, { queryKey: ['sounds', 'getList'], queryFn: ask });
  const leave = list.subscribe(() => undefined);
  const changed = queryClient.invalidateQueries();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  replies[1]?.resolve('without it');
  await changed;
  replies[0]?.resolve('with what was removed');
  await replies[0]?.promise;
  expect(list.getCurrentResult().data).toBe('without it');
  leave();
});
