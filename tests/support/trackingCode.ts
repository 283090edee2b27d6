import { and, desc, eq } from 'drizzle-orm';
import { messages } from '../../src/server/db/schema/index.ts';
import type { TestApp } from './app.ts';
import { expectEntity } from './expectations.ts';
import { tokenOf } from './tracking.ts';

/** The code that was last sent for this project. */
export async function codeOf({ db }: Pick<TestApp, 'db'>, projectId: string): Promise<string> {
  const [sent] = await db
    .select({ body: messages.body })
    .from(messages)
    .where(and(eq(messages.projectId, projectId), eq(messages.template, 'trackingCode')))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1);
  const code = /\b\d{6}\b/.exec(sent?.body ?? '')?.[0];
  if (!code) throw new Error('No code was sent');
  return code;
}

/** Gives the code that is sent for this project: the header by which that browser is known from then on. */
export async function verifiedCookie(app: TestApp, projectId: string): Promise<{ cookie: string }> {
  const token = await tokenOf(app, projectId);
  expectEntity(await app.visitor.post(`/tracking/${token}/code`));
  const reply = await app.visitor.post(`/tracking/${token}/verify`, { code: await codeOf(app, projectId) });
  expectEntity(reply);
  const [given] = reply.cookies.filter(({ name }) => name === 'tracking');
  return { cookie: `tracking=${given?.value}` };
}
