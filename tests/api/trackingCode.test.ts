import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages, projects, reviews, trackingCodes, trackingDevices } from '../../src/server/db/schema/index.ts';
import { findVerified } from '../../src/server/tracking/findVerified.ts';
import type { SentCode } from '../../src/shared/tracking/actViews.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildProject, type Project } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { freshPhone } from '../support/people.ts';
import { buildEndedJob } from '../support/reviews.ts';
import { withKey } from '../support/submission.ts';
import { tokenOf, WRONG_TOKEN } from '../support/tracking.ts';
import { codeOf, verifiedCookie } from '../support/trackingCode.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const start = new Date();
let now = start;
let app: TestApp;
const logLines: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ settings: { APP_URL: 'https://oasis.gn' }, clock: () => now, logLines });
});
afterAll(() => app.close());
beforeEach(() => {
  now = start;
});

const request = () => buildProject(app.db, { phoneNumber: `+224${freshPhone()}` });
const send = async ({ id }: Project, headers = {}) =>
  app.visitor.post(`/tracking/${await tokenOf(app, id)}/code`, undefined, headers);
const verify = async ({ id }: Project, code: string, headers = {}) =>
  app.visitor.post(`/tracking/${await tokenOf(app, id)}/verify`, { code }, headers);
const sentFor = ({ id }: Project) =>
  app.db
    .select()
    .from(messages)
    .where(and(eq(messages.projectId, id), eq(messages.template, 'trackingCode')));
const wrong = async ({ id }: Project) => ((await codeOf(app, id)) === '111111' ? '222222' : '111111');
/** As a call that binds asks it. */
const knownBy = async ({ id }: Project, cookie = '') => {
  const cookies = { tracking: cookie.replace('tracking=', '') };
  const asked = { ctx: app.newContext(), cookies } as unknown as FastifyRequest;
  return (await findVerified(asked, await tokenOf(app, id))).by;
};

describe('the code', () => {
  test('goes to the telephone of the request, and its browser is known for 30 days', async () => {
    const project = await request();
    const sent = expectEntity<SentCode>(await send(project));
    expect(sent.phoneEnd).toBe(project.phoneNumber.slice(-2));
    const [message] = await sentFor(project);
    expect(message).toMatchObject({ channel: 'sms', recipient: project.phoneNumber, segments: 1 });
    const reply = await verify(project, ` ${(await codeOf(app, project.id)).replace(/(...)/, '$1 ')}`);
    expectEntity(reply);
    const header = String(reply.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/tracking', 'Max-Age=2592000', 'Secure'])
      expect(header).toContain(part);
    const [cookie = ''] = header.split(';');
    const stored = await app.db.select().from(trackingDevices);
    expect(JSON.stringify(stored)).not.toContain(cookie.slice('tracking='.length));
    expect(await knownBy(project, cookie)).toBe('code');
    now = new Date(start.getTime() + 11 * MINUTE);
    expect(await knownBy(project, cookie)).toBe('device');
    now = new Date(start.getTime() + 29 * DAY);
    expect(await knownBy(project, cookie)).toBe('device');
    now = new Date(start.getTime() + 31 * DAY);
    await expect(knownBy(project, cookie)).rejects.toMatchObject({ status: 409, code: 'CODE_NEEDED' });
  });

  test('is known for all requests of its number and for no other’s, and a browser may know several', async () => {
    const [mine, others] = [await request(), await request()];
    const second = await buildProject(app.db, { phoneNumber: mine.phoneNumber });
    const first = await verifiedCookie(app, mine.id);
    expect(await knownBy(second, first.cookie)).toBe('code');
    await expect(knownBy(others, first.cookie)).rejects.toMatchObject({ code: 'CODE_NEEDED' });
    await send(others);
    const reply = await verify(others, await codeOf(app, others.id), first);
    const cookie = `tracking=${reply.cookies.find(({ name }) => name === 'tracking')?.value}`;
    expect(await knownBy(mine, cookie)).toBe('code');
    expect(await knownBy(others, cookie)).toBe('code');
    await expect(knownBy(mine, first.cookie)).rejects.toMatchObject({ code: 'CODE_NEEDED' });
    for (const none of ['', 'tracking=', `tracking=${'A'.repeat(43)}`])
      await expect(knownBy(mine, none)).rejects.toMatchObject({ code: 'CODE_NEEDED' });
  });

  test('dies after five tries, at the same moment too, after ten minutes, and with the next one', async () => {
    const project = await request();
    await send(project);
    const code = await codeOf(app, project.id);
    const bad = await wrong(project);
    const replies = await Promise.all(Array.from({ length: 8 }, () => verify(project, bad)));
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4);
    expectRefusal(await verify(project, code), 409, 'CODE_DEAD');

    await send(project);
    const former = await codeOf(app, project.id);
    now = new Date(start.getTime() + MINUTE);
    await send(project);
    const latest = await codeOf(app, project.id);
    if (former !== latest) expectInvalid(await verify(project, former), 'Code');
    expectEntity(await verify(project, latest));
    // Its reply was lost: once more is right, and counted.
    expectEntity(await verify(project, latest));

    await send(project);
    const late = await codeOf(app, project.id);
    now = new Date(start.getTime() + 12 * MINUTE);
    expectRefusal(await verify(project, late), 409, 'CODE_DEAD');
  });

  test('of one request is none of another’s, and of a number that was corrected is none', async () => {
    const [mine, others] = [await request(), await request()];
    await send(mine);
    await send(others);
    const code = await codeOf(app, mine.id);
    if (code !== (await codeOf(app, others.id))) expectInvalid(await verify(others, code), 'Code');
    await app.db
      .update(projects)
      .set({ phoneNumber: `+224${freshPhone()}` })
      .where(eq(projects.id, mine.id));
    expectInvalid(await verify(mine, code), 'Code');
  });

  test('asked for again under one key is one SMS; one link’s key never meets another’s', async () => {
    const [mine, others] = [await request(), await request()];
    const key = withKey();
    const sent = expectEntity(await send(mine, key));
    expect(expectEntity(await send(mine, key))).toEqual(sent);
    expect(await sentFor(mine)).toHaveLength(1);
    expectEntity(await send(others, key));
    expect(await sentFor(others)).toHaveLength(1);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('%j is told at its field and counts as no try', async (code) => {
    const project = await request();
    await send(project);
    expectInvalid(await verify(project, code), 'Code');
    const [row] = await app.db.select().from(trackingCodes).where(eq(trackingCodes.projectId, project.id));
    expect(row?.attempts).toBe(0);
  });

  test('is read by no staff, and is in no log', async () => {
    const project = await request();
    await verifiedCookie(app, project.id);
    const code = await codeOf(app, project.id);
    const admin = await app.loginAs('Admin');
    const filter = encodeURIComponent(JSON.stringify({ projectId: project.id }));
    const read = (await admin.get(`/admin/messages?filter=${filter}`)).body;
    expect(read).toContain(project.reference);
    expect(read).not.toContain(code);
    expect(logLines.join('\n')).not.toContain(code);
    const [row] = await app.db.select().from(trackingCodes).where(eq(trackingCodes.projectId, project.id));
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('of a wrong link is the same as any other call of it', async () => {
    const replies = [
      await app.visitor.post(`/tracking/${WRONG_TOKEN}/code`),
      await app.visitor.post(`/tracking/${WRONG_TOKEN}/verify`, { code: '123456' }),
      await app.visitor.get(`/tracking/${WRONG_TOKEN}`),
    ];
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(404);
  });
});

describe('with the limits of a real server', () => {
  test('1,000 wrong codes neither close a job nor review it', async () => {
    const guarded = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const hired = await buildProject(guarded.db, { status: 'Hired', phoneNumber: `+224${freshPhone()}` });
      const { project: ended, lead } = await buildEndedJob(guarded);
      const outcomes = new Set<string | undefined>();
      const jobs = await Promise.all(
        (
          [
            [hired, 'close', {}],
            [ended, 'review', { rating: 1, text: 'Faux' }],
          ] as const
        ).map(async ([{ id }, act, body]) => {
          const path = `/tracking/${await tokenOf(guarded, id)}`;
          expectEntity(await guarded.visitor.post(`${path}/code`));
          return { path, act, body, code: Number(await codeOf(guarded, id)) };
        }),
      );
      for (let tried = 1; tried <= 500; tried += 1)
        for (const { path, act, body, code } of jobs) {
          const guess = String((code + tried) % 1_000_000).padStart(6, '0');
          const reply = await guarded.visitor.post(`${path}/verify`, { code: guess });
          // Whatever such a try sets is given with the act.
          const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
          const headers = { ...withKey(), ...(cookie ? { cookie } : {}) };
          const { code: refusal } = (await guarded.visitor.post(`${path}/${act}`, body, headers)).json();
          outcomes.add(refusal);
        }
      // Without the code, and in the end without any more calls of that link.
      expect([...outcomes]).toContain('CODE_NEEDED');
      outcomes.delete('CODE_NEEDED');
      outcomes.delete(undefined);
      expect([...outcomes]).toEqual([]);
      const [still] = await guarded.db.select().from(projects).where(eq(projects.id, hired.id));
      expect(still?.status).toBe('Hired');
      expect(await guarded.db.$count(reviews, eq(reviews.leadId, lead.id))).toBe(0);
    } finally {
      await guarded.close();
    }
  }, 240_000);

  test('1,000 wrong codes verify nothing, and five SMS an hour is all they cost', async () => {
    const guarded = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const project = await buildProject(guarded.db, { phoneNumber: `+224${freshPhone()}` });
      const token = await tokenOf(guarded, project.id);
      const statuses = new Map<number, number>();
      for (let tried = 0; tried < 1000; tried += 10) {
        await guarded.visitor.post(`/tracking/${token}/code`);
        const code = await codeOf(guarded, project.id);
        const guesses = Array.from({ length: 10 }, (_, at) => String(tried + at).padStart(6, '0')).filter(
          (guess) => guess !== code,
        );
        const replies = await Promise.all(
          guesses.map((guess) => guarded.visitor.post(`/tracking/${token}/verify`, { code: guess })),
        );
        for (const { statusCode } of replies) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
      expect(statuses.get(200)).toBeUndefined();
      // Four wrong tries and a dead one for each of five codes; the rest is looked at no more.
      expect(statuses.get(400)).toBe(20);
      expect(await guarded.db.select().from(trackingDevices)).toEqual([]);
      const sent = await guarded.db.select().from(messages).where(eq(messages.template, 'trackingCode'));
      expect(sent).toHaveLength(5);
    } finally {
      await guarded.close();
    }
  });

  test('requests of somebody else with the same number use up no code of its owner’s, and no code is promised that is held back', async () => {
    const guarded = await startTestApp({ settings: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const phoneNumber = `+224${freshPhone()}`;
      const [own, ...others] = [0, 1, 2].map(() => buildProject(guarded.db, { phoneNumber }));
      const ask = async (project: Promise<Project> | undefined, remoteAddress: string) => {
        const token = await tokenOf(guarded, (await project)?.id ?? '');
        return guarded.app.inject({ method: 'POST', url: `/tracking/${token}/code`, remoteAddress });
      };
      for (const project of others)
        for (let count = 0; count < 5; count += 1) expectEntity(await ask(project, '198.51.100.7'));
      expectRefusal(await ask(own, '198.51.100.7'), 429);
      expectEntity(await ask(own, '203.0.113.9'));
      // Five of these have left, as many as a stranger’s telephone gets in an hour.
      const lately = { status: 'Sent', sendingSince: new Date(), sentAt: new Date() } as const;
      const some = await guarded.db.select().from(messages).where(eq(messages.recipient, phoneNumber)).limit(5);
      for (const { id } of some) await guarded.db.update(messages).set(lately).where(eq(messages.id, id));
      const refused = await ask(own, '203.0.113.9');
      expectRefusal(refused, 429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    } finally {
      await guarded.close();
    }
  });
});
