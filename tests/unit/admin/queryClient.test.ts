import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toHttpError } from '../../../src/admin/providers/httpErrors.ts';
import { queryClient } from '../../../src/admin/providers/queryClient.ts';
import { offline } from '../../../src/shared/client/envelope.ts';

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

describe('without a network', () => {
  const send = vi.fn(() => Promise.reject(toHttpError(offline)));
  beforeEach(() => {
    send.mockClear();
    onlineManager.setOnline(false);
  });
  afterEach(() => onlineManager.setOnline(true));

  test('a list fails at once, and is read again as soon as there is one', async () => {
    const list = new QueryObserver(queryClient, { queryKey: ['projects', 'getList'], queryFn: send });
    const leave = list.subscribe(() => undefined);
    await vi.waitFor(() => expect(list.getCurrentResult().isError).toBe(true));
    expect(send).toHaveBeenCalledOnce();
    queryClient.mount();
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    queryClient.unmount();
    leave();
  });

  test('what is saved fails at once, and is not sent later', async () => {
    const saving = new MutationObserver(queryClient, { mutationFn: send }).mutate();
    await expect(saving).rejects.toMatchObject({ status: 0 });
    expect(send).toHaveBeenCalledOnce();
  });
});
