import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Context, inTransaction } from '../../src/server/context.ts';
import { settings } from '../../src/server/db/schema/index.ts';
import { together } from '../../src/server/db/together.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

const KEY = 'written beside a failure';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const find = (ctx: Context) => ctx.db.select().from(settings).where(eq(settings.key, KEY));

async function readThenWrite(tx: Context): Promise<void> {
  await find(tx);
  await find(tx);
  await tx.db.insert(settings).values({ key: KEY, value: true });
}

test('a part that goes on while another fails writes nothing, and the next transaction is whole', async () => {
  const ctx = app.newContext();
  const failing = () => Promise.reject(new Error('this part fails at once'));
  const attempt = inTransaction(ctx, (tx) => together(failing(), readThenWrite(tx)));
  await expect(attempt).rejects.toThrow('this part fails at once');
  expect(await find(ctx)).toEqual([]);
  await inTransaction(ctx, (tx) => together(readThenWrite(tx), find(tx)));
  expect(await find(ctx)).toHaveLength(1);
});

test('what failed first is raised: a statement that the database refuses, not those behind it', async () => {
  const ctx = app.newContext();
  const refused = (tx: Context) => tx.db.insert(settings).values({ key: KEY, value: false });
  const attempt = inTransaction(ctx, (tx) => together(refused(tx), find(tx), readThenWrite(tx)));
  await expect(attempt).rejects.toMatchObject({ cause: { code: '23505' } });
});
