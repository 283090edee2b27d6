import type pg from 'pg';
import { defaultFollowUpSettings } from '../../../src/shared/followUps/settings.ts';
import type { StepSettings } from '../../../src/shared/followUps/steps.ts';
import { workedSince } from '../../../src/shared/followUps/workingTime.ts';

/** What an admin sets and every request needs. */
export interface Site extends StepSettings {
  maxQuotes: number;
  supportPhone: string;
  /** Instants: who has waited since before them is due or late. */
  dueBefore: Date;
  lateBefore: Date;
  publishedDueBefore: Date;
  publishedLateBefore: Date;
}

const REFRESH_MS = 1000;

/** The settings, read once a second instead of at each request. */
export async function readSite(pool: pg.Pool): Promise<() => Site> {
  let site = await read(pool);
  const refresh = async () => {
    site = await read(pool);
  };
  setInterval(() => void refresh(), REFRESH_MS).unref();
  return () => site;
}

async function read(pool: pg.Pool): Promise<Site> {
  const { rows } = await pool.query<{ key: string; value: unknown }>(
    `select key, value from settings where key in ('maxQuotes', 'supportPhone', 'followUps')`,
  );
  const chosen = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as {
    maxQuotes?: number;
    supportPhone?: string;
    followUps?: { holidays?: string[]; delays?: StepSettings['delays'] };
  };
  const holidays = new Set(chosen.followUps?.holidays ?? defaultFollowUpSettings.holidays);
  const before = (hours: number) => workedSince(new Date(), hours, holidays);
  return {
    maxQuotes: chosen.maxQuotes ?? 3,
    supportPhone: chosen.supportPhone ?? '+224620000100',
    delays: chosen.followUps?.delays ?? {},
    holidays,
    dueBefore: before(2),
    lateBefore: before(10),
    publishedDueBefore: before(10),
    publishedLateBefore: before(30),
  };
}

/** $4 to $7 of a list that says how late each row is. */
export const levelsOf = (site: Site): Date[] => [
  site.dueBefore,
  site.lateBefore,
  site.publishedDueBefore,
  site.publishedLateBefore,
];
