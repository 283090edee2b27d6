import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft, isAnothers, setField } from '../../../src/site/projects/wizard/draft/draft.ts';
import { createDraftStore } from '../../../src/site/projects/wizard/draft/draftStore.ts';
import { entryFrom } from '../../../src/site/projects/wizard/outbox/entry.ts';
import type { RecordStore } from '../../../src/site/projects/wizard/storage/records.ts';
import { blobKey, memoryRecords, storable } from '../../../src/site/projects/wizard/storage/records.ts';
import { resilientRecords } from '../../../src/site/projects/wizard/storage/wizardRecords.ts';
import { visitor } from './support/desk.ts';

let ids = 0;
const openStore = (records: RecordStore = memoryRecords()) => createDraftStore(records, () => `id-${++ids}`);
const fileNamed = (name: string) => ({ id: `file-${name}`, name, type: 'image/png', size: 1 });

describe('the draft', () => {
  it('is the same for two tabs opened at once', async () => {
    const records = memoryRecords();
    const [one, other] = await Promise.all([openStore(records).load(), openStore(records).load()]);
    expect(one.id).toBe(other.id);
  });

  it('keeps what two tabs change in different fields', async () => {
    const records = memoryRecords();
    const [one, other] = [openStore(records), openStore(records)];
    const [mine, theirs] = [await one.load(), await other.load()];
    await one.apply(mine, [(draft) => setField(draft, 'address', 'Kipé')]);
    await other.apply(theirs, [(draft) => setField(draft, 'description', 'Un mur')]);
    expect(await one.load()).toMatchObject({ address: 'Kipé', description: 'Un mur' });
  });

  it('takes nothing from a tab that still shows an earlier draft', async () => {
    const records = memoryRecords();
    const store = openStore(records);
    const old = await store.load();
    const next = await store.clear();
    const shown = await store.apply(old, [(draft) => setField(draft, 'address', 'Kipé')]);
    expect(shown).toMatchObject({ id: next.id, address: '' });
  });

  it('of an account that left gives way, and is there again once that account is back', async () => {
    const records = memoryRecords();
    let here: string | null = 'service';
    const store = createDraftStore(
      records,
      () => `id-${++ids}`,
      (draft) => isAnothers(draft, here),
    );
    const ownedBy = (ownerId: string) => (draft: Draft) => ({ ...draft, ownerId, ownerHasPassword: true });
    const describe = (text: string) => (draft: Draft) => setField(draft, 'description', text);
    await store.apply(await store.load(), [ownedBy('service')]);
    here = null;
    const visitors = await store.load(undefined, describe('Toit de Madame Bah'));
    expect(visitors).toMatchObject({ description: '', ownerId: null });
    await store.apply(visitors, [ownedBy('client'), describe('Mon mur')]);
    here = 'service';
    expect(await store.load()).toMatchObject({ description: 'Toit de Madame Bah', ownerId: 'service' });
    expect(await store.clear()).toMatchObject({ description: '' });
    here = 'client';
    expect(await store.load()).toMatchObject({ description: 'Mon mur' });
  });

  it('is sent by one tab only', async () => {
    const records = memoryRecords();
    const [one, other] = [openStore(records), openStore(records)];
    const mine = await one.load();
    const sent = await Promise.all(
      [one, other].map((store) => store.handOver(mine, (draft) => entryFrom(draft, visitor, 0))),
    );
    expect(sent.filter(Boolean)).toHaveLength(1);
  });

  it('takes up to 10 files, and forgets the bytes of one that is taken out', async () => {
    const records = memoryRecords();
    const store = openStore(records);
    const draft = await store.load();
    const taken = [];
    for (let index = 0; index < 11; index++) {
      taken.push(await store.addFile(draft, fileNamed(String(index)), await storable(new Blob(['x']))));
    }
    expect(taken.map(Boolean)).toEqual([...Array(10).fill(true), false]);
    expect((await store.removeFile(draft, 'file-3')).files).toHaveLength(9);
    expect(await records.read(blobKey('file-3'))).toBeUndefined();
    expect(await records.entries('blob:')).toHaveLength(9);
    await store.clear();
    expect(await records.entries('blob:')).toEqual([]);
  });

  it('clears the district with the city, and what the server said of both', () => {
    const refused = { cityId: 'Non', districtId: 'Non', address: 'Non', request: 'Non' };
    const draft = { ...emptyDraft('shown'), cityId: 'a', districtId: 'b', districtName: 'B', refused };
    expect(setField(draft, 'cityId', 'c')).toMatchObject({
      cityId: 'c',
      districtId: '',
      districtName: '',
      refused: { address: 'Non' },
    });
  });
});

describe('a store that fails', () => {
  const broken = (): RecordStore => {
    const refuse = () => Promise.reject(new Error('Private mode'));
    return { read: refuse, entries: refuse, exchange: refuse };
  };

  it('from the beginning: goes on in memory and says so', async () => {
    let lost = 0;
    const store = openStore(resilientRecords(broken(), () => lost++));
    const draft = await store.load();
    await store.apply(draft, [(before) => setField(before, 'address', 'Kipé')]);
    expect(await store.load()).toMatchObject({ id: draft.id, address: 'Kipé' });
    expect(lost).toBe(1);
  });

  it('in the middle: keeps what was stored and what is written', async () => {
    const memory = memoryRecords();
    let isFull = false;
    const filling: RecordStore = {
      ...memory,
      exchange: (keys, change) => (isFull ? Promise.reject(new Error('Quota')) : memory.exchange(keys, change)),
    };
    let lost = 0;
    const records = resilientRecords(filling, () => lost++);
    const store = openStore(records);
    const draft = await store.load();
    await store.apply(draft, [(before) => setField(before, 'address', 'Kipé')]);
    isFull = true;
    expect(await store.addFile(draft, fileNamed('a'), await storable(new Blob(['x'])))).toMatchObject({
      address: 'Kipé',
      files: [{ name: 'a' }],
    });
    expect(await records.read(blobKey('file-a'))).toBeInstanceOf(Blob);
    expect(lost).toBe(1);
  });

  it('and forgets everything: what the tab shows stands', async () => {
    const store = openStore(resilientRecords(broken(), () => undefined));
    const shown = { ...emptyDraft('shown'), description: 'Un mur' };
    expect(await store.apply(shown, [(before) => setField(before, 'address', 'Kipé')])).toMatchObject({
      id: shown.id,
      description: 'Un mur',
      address: 'Kipé',
    });
  });

  it('that never answers is given up', async () => {
    const silent: RecordStore = {
      ...memoryRecords(),
      read: () => new Promise(() => undefined),
      entries: () => new Promise(() => undefined),
    };
    const store = openStore(resilientRecords(silent, () => undefined, 5));
    expect(await store.load()).toMatchObject({ description: '' });
  });
});
