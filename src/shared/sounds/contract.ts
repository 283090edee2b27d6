import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { idField } from '../api/fields.ts';
import { filterQuery, listQuery, searchText } from '../api/listQuery.ts';
import { removedView } from '../editing/views.ts';
import { LINE_PATTERN, lineKinds } from './lines.ts';
import { missingSounds, soundLine, soundList, soundView } from './views.ts';

/** The sounds of the request form, for whoever listens to it (docs/decisions/0097). */
export const soundContract = contract('sounds', {
  listSounds: {
    method: 'GET',
    path: '/get-sounds',
    permission: 'catalog.read',
    summary: 'List the sounds of the form and of the services',
    reply: soundList,
  },
  listServiceSounds: {
    method: 'GET',
    path: '/get-sounds/{serviceId}',
    permission: 'catalog.read',
    summary: 'List the sounds of the questions and answers of a service',
    params: z.object({ serviceId: idField() }),
    reply: soundList,
  },
});

export const soundFileContract = contract('sounds', {
  readSound: {
    method: 'GET',
    path: '/sounds/{soundId}',
    permission: 'catalog.read',
    summary: 'Read a sound',
    params: z.object({ soundId: idField() }),
    file: 'audio/*',
  },
});

/** `languageId`: in which sounds may be missing; without it, French. */
const filter = z.strictObject({
  q: searchText,
  serviceId: z.optional(idField()),
  kind: z.optional(z.enum(lineKinds)),
  languageId: z.optional(idField()),
  missing: z.optional(z.enum(['any', 'sound', 'picture'])),
});

export type SoundFilter = z.output<typeof filter>;

const bySound = z.object({ id: idField() });

/** What is said in the form, what is missing of it, and the recordings, as an admin keeps them. */
export const soundAdminContract = contract('sounds', {
  listSoundLines: {
    method: 'GET',
    path: '/admin/sounds',
    permission: 'sounds.manage',
    summary: 'List what is said in the form, with its sounds and what is missing',
    query: listQuery(['position'], filter),
    rows: soundLine,
    unit: 'sounds',
  },
  exportSoundLines: {
    method: 'GET',
    path: '/admin/sounds/export',
    permission: 'sounds.manage',
    summary: 'Export what is said in the form and what is missing as CSV',
    query: filterQuery(filter),
    file: 'text/csv',
  },
  countMissingSounds: {
    method: 'GET',
    path: '/admin/sounds/missing',
    permission: 'sounds.manage',
    summary: 'Count the sounds and pictures that are to be made',
    query: filterQuery(filter),
    entity: missingSounds,
  },
  uploadSound: {
    method: 'POST',
    path: '/admin/sounds',
    permission: 'sounds.manage',
    summary: 'Send the sound of a line in a language, in place of the one that is there',
    isRepeatable: true,
    consumes: 'multipart/form-data',
    query: z.object({
      line: z.string('sounds.lineUnknown').check(z.regex(LINE_PATTERN, 'sounds.lineUnknown')),
      languageId: idField('sounds.languageUnknown'),
    }),
    entity: soundView,
  },
  confirmSound: {
    method: 'PUT',
    path: '/admin/sounds/{id}/words',
    permission: 'sounds.manage',
    summary: 'Say that a sound still says its line, whose words have changed',
    params: bySound,
    entity: soundView,
  },
  removeSound: {
    method: 'DELETE',
    path: '/admin/sounds/{id}',
    permission: 'sounds.manage',
    summary: 'Remove a sound',
    params: bySound,
    entity: removedView,
  },
});
