import type { ApiResult } from './envelope.ts';

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface RetryOptions {
  attempts?: number;
  pauseMs?: number;
  wait?: (ms: number) => Promise<void>;
}

/**
 * The public lists are asked for up to 4 times, 2 s apart (specification §7). Only what another try may
 * mend is tried again: a lost network, a busy or failing server.
 */
export async function withRetry<Entity, Body>(
  load: () => Promise<ApiResult<Entity, Body>>,
  options: RetryOptions = {},
): Promise<ApiResult<Entity, Body>> {
  const { attempts = 4, pauseMs = 2000 } = options;
  const pause = options.wait ?? wait;
  let result = await load();
  for (let attempt = 1; attempt < attempts && !result.ok && mayMend.includes(result.kind); attempt++) {
    await pause(pauseMs);
    result = await load();
  }
  return result;
}

const mayMend: readonly string[] = ['offline', 'server', 'tooMany'];
