import type pg from 'pg';
import type { NoteView } from './contactViews.ts';
import type { Site } from './site.ts';

/** What the routes of the reference are given. */
export interface Parts {
  pool: pg.Pool;
  site: () => Site;
  noteView: NoteView;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
