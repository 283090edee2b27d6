import { describe, expect, it } from 'vitest';
import { entryKey, shownEntry } from '../../../src/site/projects/wizard/outbox/entry.ts';
import { blobKey } from '../../../src/site/projects/wizard/storage/records.ts';
import { openDesk, person } from './support/desk.ts';
import { refusal } from './support/fakeServer.ts';

describe('a validated request', () => {
  it('registers the visitor, submits, uploads and opens their session', async () => {
    const desk = openDesk();
    await desk.validate(undefined, ['a.jpg', 'b.jpg']);
    expect(await desk.outbox.run()).toBeUndefined();
    expect(await desk.entry()).toMatchObject({ step: 'done', projectId: 'project-1', clientId: 'client-1' });
    expect(desk.server.files).toEqual(['a.jpg', 'b.jpg']);
    expect(desk.opened).toEqual(['token-client-1']);
  });

  it('keeps nothing of the person nor of the files once all is sent', async () => {
    const desk = openDesk();
    await desk.validate(undefined, ['a.jpg']);
    await desk.outbox.run();
    const entry = await desk.entry();
    expect([entry.person, entry.project, entry.draft]).toEqual([undefined, undefined, undefined]);
    expect(await desk.records.entries('blob:')).toEqual([]);
  });

  it('goes once when the network comes back', async () => {
    const desk = openDesk();
    desk.server.isOnline = false;
    await desk.validate(undefined, ['a.jpg']);
    expect(await desk.outbox.run()).toBe(2000);
    expect(await desk.entry()).toMatchObject({ step: 'register', waiting: 'network', attempts: 1 });
    desk.server.isOnline = true;
    await desk.outbox.run();
    expect(desk.server.projects).toEqual([]);
    await desk.outbox.run(true);
    await desk.outbox.run(true);
    expect([desk.server.clients, desk.server.projects, desk.server.files]).toEqual([
      ['client-1'],
      ['project-1'],
      ['a.jpg'],
    ]);
  });

  it('waits longer after each failure in a row, and from the beginning after a success', async () => {
    const desk = openDesk();
    desk.server.isOnline = false;
    await desk.validate(undefined, ['a.jpg']);
    const pauses = [];
    for (let attempt = 0; attempt < 10; attempt++) {
      const pause = (await desk.outbox.run()) ?? 0;
      pauses.push(pause / 1000);
      desk.now += pause;
    }
    expect(pauses).toEqual([2, 5, 10, 20, 40, 60, 120, 300, 300, 300]);
    desk.server.isOnline = true;
    desk.server.decide = ({ path }) => (path === 'upload' ? refusal(503, { kind: 'server' }) : undefined);
    expect(await desk.outbox.run()).toBe(2000);
    expect(await desk.entry()).toMatchObject({ step: 'upload', projectId: 'project-1', waiting: 'server' });
  });

  it.each(['register', 'submit', 'upload'] as const)(
    'repeats a %s whose reply was lost, byte for byte',
    async (path) => {
      const desk = openDesk();
      await desk.validate(undefined, ['a.jpg']);
      desk.server.decide = (call) => {
        if (call.path === path)
          desk.server.lostReplies = desk.server.calls.filter((made) => made.path === path).length === 1 ? 1 : 0;
        return undefined;
      };
      await desk.outbox.run();
      await desk.outbox.run(true);
      const [first, second, ...others] = desk.server.calls.filter((call) => call.path === path);
      expect(others).toEqual([]);
      expect([second?.key, second?.body]).toEqual([first?.key, first?.body]);
      expect([desk.server.clients, desk.server.projects, desk.server.files]).toEqual([
        ['client-1'],
        ['project-1'],
        ['a.jpg'],
      ]);
    },
  );

  it('goes on where it stopped in another tab, with the same keys', async () => {
    const desk = openDesk();
    await desk.validate(undefined, ['a.jpg', 'b.jpg']);
    desk.server.decide = ({ path, body }) => {
      if (path === 'upload' && body === 'b.jpg') throw new Error('The tab died');
      return undefined;
    };
    await expect(desk.outbox.run()).rejects.toThrow('The tab died');
    desk.server.decide = () => undefined;
    const other = openDesk(desk.records, desk.server);
    other.user = desk.user;
    await other.outbox.run();
    expect(desk.server.files).toEqual(['a.jpg', 'b.jpg']);
    expect(desk.server.projects).toEqual(['project-1']);
  });

  it('asks for a fresh session with the same key when the tab died before the session was stored', async () => {
    const desk = openDesk();
    await desk.validate();
    desk.server.decide = ({ path }) =>
      path === 'submit' && desk.opened.length === 1 ? refusal(401, { kind: 'unauthenticated' }) : undefined;
    const { decide } = desk.server;
    desk.server.decide = (call) => {
      const decided = decide(call);
      if (decided) desk.user = undefined;
      return decided;
    };
    await desk.outbox.run();
    expect(desk.server.clients).toEqual(['client-1']);
    expect(desk.server.projects).toEqual(['project-1']);
    expect(desk.opened).toHaveLength(2);
  });

  it('leaves the session of somebody else alone', async () => {
    const desk = openDesk();
    await desk.validate(undefined, ['a.jpg']);
    desk.user = person('somebody');
    await desk.outbox.run();
    expect(await desk.entry()).toMatchObject({ step: 'done', clientId: 'client-1' });
    expect([desk.opened, desk.user.id]).toEqual([[], 'somebody']);
    expect(desk.server.calls.map(({ as }) => as)).toEqual([
      'isolated',
      { token: 'token-client-1' },
      { token: 'token-client-1' },
    ]);
  });

  it('waits as long as the server asks on a 429, even when the network comes back', async () => {
    const desk = openDesk();
    await desk.validate();
    desk.server.decide = () => ({ ...refusal(429, { kind: 'tooMany' }), retryAfterMs: 90_000 });
    expect(await desk.outbox.run()).toBe(90_000);
    desk.server.decide = () => undefined;
    await desk.outbox.run(true);
    expect(desk.server.projects).toEqual([]);
    desk.now += 90_000;
    await desk.outbox.run();
    expect(desk.server.projects).toEqual(['project-1']);
  });
});

describe('a refusal', () => {
  it.each([400, 403, 404, 409, 422])('%i stops the request and gives the draft back whole', async (status) => {
    const desk = openDesk();
    const entry = await desk.validate(undefined, ['a.jpg']);
    desk.server.decide = ({ path }) =>
      path === 'submit' ? refusal(status, { errors: { CityId: ['Non'] } }) : undefined;
    expect(await desk.outbox.run()).toBeUndefined();
    const held = await desk.entry();
    expect(held.hold).toEqual({ kind: 'refused', refusal: { message: 'Refusé', errors: { CityId: ['Non'] } } });
    const draft = await desk.drafts.takeBack(entryKey(held.id), (before) => before);
    expect(draft).toMatchObject({ id: entry?.id, description: 'Carreler la cour', files: [{ name: 'a.jpg' }] });
    expect(await desk.records.read<Blob>(blobKey(draft?.files[0]?.id ?? ''))).toBeInstanceOf(Blob);
    expect(await desk.entries()).toEqual([]);
  });

  it.each([400, 413, 415])('of one file with %i does not keep the others', async (status) => {
    const desk = openDesk();
    await desk.validate(undefined, ['a.jpg', 'bad.jpg', 'c.jpg']);
    desk.server.decide = ({ body }) =>
      body === 'bad.jpg' ? refusal(status, { errorMessage: 'Trop lourd' }) : undefined;
    await desk.outbox.run();
    const entry = await desk.entry();
    expect(entry.step).toBe('done');
    expect(entry.files.map(({ status: state, reason }) => [state, reason])).toEqual([
      ['sent', undefined],
      ['refused', 'Trop lourd'],
      ['sent', undefined],
    ]);
  });

  it('of a file can be tried again, as another act', async () => {
    const desk = openDesk();
    await desk.validate(undefined, ['a.jpg']);
    desk.server.decide = ({ path }) => (path === 'upload' ? refusal(415) : undefined);
    await desk.outbox.run();
    desk.server.decide = () => undefined;
    const { id, files } = await desk.entry();
    await desk.outbox.retryFile(id, files[0]?.id ?? '');
    await desk.outbox.run();
    const [first, second] = desk.server.calls.filter(({ path }) => path === 'upload');
    expect(second?.key).not.toBe(first?.key);
    expect((await desk.entry()).files).toMatchObject([{ status: 'sent' }]);
  });

  it('puts the draft begun meanwhile aside, and brings it back afterwards', async () => {
    const desk = openDesk();
    await desk.validate();
    desk.server.decide = () => refusal(400);
    await desk.outbox.run();
    const other = await desk.drafts.load();
    await desk.drafts.apply(other, [(before) => ({ ...before, description: 'Autre chose' })]);
    const { id } = await desk.entry();
    expect(await desk.drafts.takeBack(entryKey(id), (before) => before)).toMatchObject({
      description: 'Carreler la cour',
    });
    expect(await desk.drafts.clear()).toMatchObject({ id: other.id, description: 'Autre chose' });
  });
});

describe('a sender who is signed in', () => {
  it('submits for their own id and registers nobody', async () => {
    const desk = openDesk();
    desk.user = person('me');
    await desk.validate({ kind: 'client', user: desk.user });
    await desk.outbox.run();
    expect(desk.server.calls.map(({ path }) => path)).toEqual(['submit']);
    expect(JSON.parse(desk.server.calls[0]?.body ?? '{}')).toMatchObject({ clientId: 'me' });
  });

  it('whose session ended is waited for, and only they', async () => {
    const desk = openDesk();
    const me = person('me');
    await desk.validate({ kind: 'client', user: me });
    expect(await desk.outbox.run()).toBeUndefined();
    expect((await desk.entry()).hold).toEqual({ kind: 'signIn' });
    await desk.outbox.signedIn('somebody');
    expect((await desk.entry()).hold).toEqual({ kind: 'signIn' });
    desk.user = me;
    await desk.outbox.signedIn('me');
    await desk.outbox.run();
    expect(desk.server.projects).toEqual(['project-1']);
  });

  it('sees their request, which another account does not, nor a visitor but that it waits', async () => {
    const desk = openDesk();
    const client = person('client-7');
    await desk.validate({ kind: 'client', user: client }, ['a.jpg']);
    await desk.outbox.run();
    const waiting = await desk.entry();
    expect(shownEntry(waiting, client.id)).toBe(waiting);
    expect(shownEntry(waiting, 'client-8')).toBeUndefined();
    expect(shownEntry(waiting, null)).toMatchObject({ hold: { kind: 'signIn' }, firstName: '', files: [] });
    expect(shownEntry(waiting, null)).not.toHaveProperty('draft.id');
    expect(shownEntry({ ...waiting, step: 'done' }, null)).toBeUndefined();
  });

  it('is told that an unanswered submission may have arrived', async () => {
    const desk = openDesk();
    desk.user = person('me');
    await desk.validate({ kind: 'client', user: desk.user });
    desk.server.lostReplies = 1;
    await desk.outbox.run();
    desk.server.decide = () => refusal(401, { kind: 'unauthenticated' });
    await desk.outbox.run(true);
    expect(await desk.entry()).toMatchObject({ hold: { kind: 'signIn' }, unanswered: true });
  });

  it('is not told so where the device knew that it had no network', async () => {
    const desk = openDesk();
    desk.user = person('me');
    await desk.validate({ kind: 'client', user: desk.user });
    desk.server.isOnline = false;
    desk.seemsOffline = true;
    await desk.outbox.run();
    expect(await desk.entry()).toMatchObject({ waiting: 'network', unanswered: false });
  });

  it('may give up the files that wait for them', async () => {
    const desk = openDesk();
    desk.user = person('me');
    await desk.validate({ kind: 'client', user: desk.user }, ['a.jpg', 'b.jpg']);
    desk.server.decide = ({ path }) => (path === 'upload' ? refusal(401, { kind: 'unauthenticated' }) : undefined);
    await desk.outbox.run();
    const { id, files } = await desk.entry();
    await desk.outbox.dropFile(id, files[0]?.id ?? '');
    expect((await desk.entry()).hold).toEqual({ kind: 'signIn' });
    await desk.outbox.dropFile(id, files[1]?.id ?? '');
    await desk.outbox.run();
    expect(await desk.entry()).toMatchObject({ step: 'done', projectId: 'project-1', files: [] });
    expect(await desk.records.entries('blob:')).toEqual([]);
  });

  it('as staff registers the client and keeps their own session', async () => {
    const desk = openDesk();
    desk.user = person('agent', 'CustomerService');
    await desk.validate({ kind: 'staff', user: desk.user });
    await desk.outbox.run();
    expect(desk.server.calls.map(({ path, as }) => [path, as])).toEqual([
      ['register', 'session'],
      ['submit', 'session'],
    ]);
    expect([desk.opened, desk.user.id, (await desk.entry()).clientId]).toEqual([[], 'agent', 'client-1']);
  });
});

describe('tidying', () => {
  it('forgets a finished request, never an unfinished one', async () => {
    const desk = openDesk();
    desk.server.isOnline = false;
    await desk.validate(undefined, ['a.jpg']);
    await desk.outbox.run();
    const { id } = await desk.entry();
    await desk.outbox.tidy(id);
    expect(await desk.entries()).toHaveLength(1);
    desk.server.isOnline = true;
    await desk.outbox.run(true);
    await desk.outbox.tidy();
    expect(await desk.entries()).toHaveLength(1);
    desk.now += 86_400_001;
    await desk.outbox.tidy();
    expect(await desk.entries()).toEqual([]);
  });
});
