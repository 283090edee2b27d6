import type { MessageClass } from './templates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Hours of the day from which and to which nothing that can wait is sent; across midnight where `from` is the later.
 */
export interface QuietHours {
  from: number;
  to: number;
}

/**
 * How long a message is worth sending: the link in it dies with the hour, or after three days; what somebody is to do
 * is reminded of again, or done.
 */
const usefulForMs: ReadonlyMap<string, number> = new Map([
  ['passwordReset', HOUR_MS],
  ['invitation', 3 * DAY_MS],
  ['contactCode', HOUR_MS / 6],
  ['trackingCode', HOUR_MS / 6],
  ['accountChanged', 7 * DAY_MS],
  ['contactDue', 2 * DAY_MS],
  ['quoteDue', 3 * DAY_MS],
  ['mendingDue', 3 * DAY_MS],
  ['leadReminder', 3 * DAY_MS],
  ['requestPublished', 7 * DAY_MS],
  ['followUpsLate', DAY_MS / 2],
  ['followUpsEscalated', DAY_MS / 2],
  ['absenceUncovered', DAY_MS / 2],
]);

/** Whether the message would come too late to be of use at that time. */
export function isStale({ template, createdAt }: { template: string; createdAt: Date }, at: Date): boolean {
  const useful = usefulForMs.get(template);
  return useful !== undefined && at.getTime() - createdAt.getTime() >= useful;
}

/** Conakry keeps UTC all year, so that its days and hours are UTC's. */
export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** When the quiet hours that hold at `now` end; undefined outside of them. */
export function endOfQuiet(now: Date, quiet: QuietHours | undefined): Date | undefined {
  if (!quiet) return undefined;
  const hour = now.getUTCHours();
  const isOvernight = quiet.from > quiet.to;
  const isQuiet = isOvernight ? hour >= quiet.from || hour < quiet.to : hour >= quiet.from && hour < quiet.to;
  if (!isQuiet) return undefined;
  const daysOn = isOvernight && hour >= quiet.from ? 1 : 0;
  return new Date(startOfDay(now).getTime() + daysOn * DAY_MS + quiet.to * HOUR_MS);
}

/** The first moment of the next day at which people may be disturbed. */
export function nextMorning(now: Date, quiet: QuietHours | undefined): Date {
  const midnight = new Date(startOfDay(now).getTime() + DAY_MS);
  return endOfQuiet(midnight, quiet) ?? midnight;
}

/** For whom a part of a cap is kept, in the order in which it is: what comes later leaves more to those before it. */
export type Priority = 'staff' | MessageClass | 'fromVisitor';

/** Up to which part of a day's cap each may fill it, whoever filled it before (docs/decisions/0042). */
const shares: Record<Priority, number> = {
  staff: 1,
  essential: 0.9,
  service: 0.8,
  fromVisitor: 0.6,
  announcement: 0.5,
};

/** How many segments may be spent of a day's cap before nothing of this priority is sent any more. */
export const shareOfCap = (cap: number, priority: Priority): number => Math.max(1, Math.floor(cap * shares[priority]));
