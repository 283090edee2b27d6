import { eq, sql } from 'drizzle-orm';
import {
  defaultFollowUpSettings,
  FOLLOW_UPS_KEY,
  type FollowUpSettings,
  followUpSettings,
} from '../../shared/followUps/settings.ts';
import type { StepSettings } from '../../shared/followUps/steps.ts';
import type { Holidays } from '../../shared/followUps/workingTime.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { CALL_DAYS_AHEAD } from '../../shared/tracking/actSchemas.ts';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { settings } from '../db/schema/index.ts';

const chosen = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, FOLLOW_UPS_KEY)).prepare('follow_ups'),
);

/** The row's value as a column of another statement (`rulesOf`). */
export const chosenFollowUps = sql<
  object | null
>`(select ${settings.value} from ${settings} where ${settings.key} = ${FOLLOW_UPS_KEY})`;

export interface FollowUpRules extends StepSettings {
  isOn: boolean;
  /** At most so many SMS to a client for one request. */
  smsPerRequest: number;
}

/** What an admin set of the follow-up, and the defaults for the rest. */
export async function readFollowUpSettings(db: Db): Promise<FollowUpSettings> {
  const [row] = await chosen(db).execute();
  return withDefaults(row?.value ?? null);
}

const withDefaults = (value: object | null): FollowUpSettings =>
  followUpSettings.parse({ ...defaultFollowUpSettings, ...value });

/** The same, as the steps are worked out from it. */
export async function readFollowUpRules(db: Db): Promise<FollowUpRules> {
  const [row] = await chosen(db).execute();
  return rulesOf(row?.value ?? null);
}

/** Of the row's value; null where an admin set nothing. */
export function rulesOf(value: object | null): FollowUpRules {
  const { holidays, ...rules } = withDefaults(value);
  return { ...rules, holidays: new Set(holidays) };
}

const DAY_MS = 86_400_000;

/** Of the days on which a call may be promised from now on, those on which nobody works. */
export function closedDays(now: Date, holidays: Holidays): string[] {
  const last = isoDate(new Date(now.getTime() + CALL_DAYS_AHEAD * DAY_MS));
  return [...holidays].filter((day) => day >= isoDate(now) && day <= last);
}
