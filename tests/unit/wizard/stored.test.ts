import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { submitProjectSchema } from '../../../src/shared/projects/schemas.ts';
import { projectBody } from '../../../src/site/projects/wizard/draft/bodies.ts';
import { emptyDraft, hasContent } from '../../../src/site/projects/wizard/draft/draft.ts';
import { hasProblems, personProblems, projectProblems } from '../../../src/site/projects/wizard/draft/problems.ts';
import { entryFrom, entryKey } from '../../../src/site/projects/wizard/outbox/entry.ts';
import { blobKey, memoryRecords } from '../../../src/site/projects/wizard/storage/records.ts';
import { openDesk, visitor } from './support/desk.ts';

/** The records of a browser as the release of November 2026 wrote them. Never to be made again with newer code. */
const stored: Record<string, object> = JSON.parse(
  readFileSync(new URL('./stored/2026-11.json', import.meta.url), 'utf8'),
);
const now = new Date('2026-11-23T10:00:00Z');

const recordsOf = (change: (record: Record<string, unknown>) => void = () => undefined) => {
  const records = structuredClone(stored);
  for (const record of Object.values(records).flat()) change(record as Record<string, unknown>);
  return memoryRecords([
    ...Object.entries(records),
    ['blob:file-1', new Blob(['a'])],
    ['blob:file-2', new Blob(['b'])],
  ]);
};

describe('what the release of November 2026 stored', () => {
  it('opens as a draft with all its content, which is complete and can be sent', async () => {
    const desk = openDesk(recordsOf());
    const draft = await desk.drafts.load();
    expect(draft).toEqual({ ...emptyDraft(draft.id), ...stored.draft });
    expect([projectProblems(draft, now), personProblems(draft)].some(hasProblems)).toBe(false);
    expect(submitProjectSchema.parse({ ...projectBody(draft), clientId: draft.cityId })).toMatchObject({
      address: 'Kipé, près du marché',
      preferredHoursRange: 'le soir',
    });
    await desk.outbox.run();
    await desk.drafts.handOver(draft, (before) => entryFrom(before, visitor, desk.now));
    await desk.outbox.run();
    expect(desk.server.projects).toHaveLength(2);
  });

  it('goes as the request that was waiting, with its own keys and its file', async () => {
    const desk = openDesk(recordsOf());
    const { id, keys } = await desk.entry();
    await desk.outbox.run();
    expect(desk.server.calls.map(({ path, key }) => [path, key]).slice(0, 2)).toEqual([
      ['register', keys.register],
      ['submit', keys.submit],
    ]);
    expect(await desk.entry()).toMatchObject({ id, step: 'done', files: [{ name: 'mur.jpg', status: 'sent' }] });
    expect(await desk.records.read(blobKey('file-2'))).toBeUndefined();
  });

  it('comes back from the outbox to be corrected, and the draft it displaces after it', async () => {
    const desk = openDesk(recordsOf());
    const { id } = await desk.entry();
    expect(await desk.drafts.takeBack(entryKey(id), (draft) => draft)).toMatchObject({
      id,
      address: 'Kipé, près du marché',
    });
    expect(await desk.drafts.clear()).toMatchObject(stored.draft ?? {});
    expect(await desk.drafts.clear()).toMatchObject({ description: 'Repeindre le salon', address: 'Taouyah' });
  });
});

describe('a record of another release', () => {
  it('has every field of this one, and none that this one does not know', async () => {
    const desk = openDesk(
      recordsOf((record) => {
        for (const name of ['address', 'languageName', 'refused', 'attempts', 'keys']) delete record[name];
        Object.assign(record, { fax: '12', email: null });
      }),
    );
    const draft = await desk.drafts.load();
    expect(Object.keys(draft).sort()).toEqual(Object.keys(emptyDraft('')).sort());
    expect(draft).toMatchObject({ address: '', email: '', refused: {}, description: 'Un mur de clôture de 20 m' });
    expect([hasContent(draft), projectProblems(draft, now)]).toEqual([true, { address: 'projects.addressRequired' }]);
    const entry = await desk.entry();
    expect(entry).toMatchObject({ attempts: 0, keys: { register: entry.id, submit: entry.id } });
    expect(entry).not.toHaveProperty('fax');
  });

  it('that is no draft at all is left for a new one', async () => {
    const desk = openDesk(
      memoryRecords([
        ['draft', 'nothing'],
        ['parked', {}],
        ['entry:x', 7],
      ]),
    );
    expect(hasContent(await desk.drafts.load())).toBe(false);
    expect(await desk.entries()).toEqual([]);
  });
});
