const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Hours of the day from which and to which nothing that can wait is sent; across midnight where `from` is the later.
 */
export interface QuietHours {
  from: number;
  to: number;
}

/** Nobody waits for these: they keep quiet hours, and leave a part of the daily caps to the others (design §7). */
const patient: ReadonlySet<string> = new Set(['requestPublished', 'packageEndsSoon', 'packageEnded']);

/**
 * Whether somebody waits for a message of this template. A template that is not known is urgent: better at night than
 * late.
 */
export const isUrgent = (template: string): boolean => !patient.has(template);

/** How long a message is worth sending: the link in it dies with the hour, or after three days. */
const usefulForMs: ReadonlyMap<string, number> = new Map([
  ['passwordReset', HOUR_MS],
  ['invitation', 3 * DAY_MS],
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

/** How many segments a day a message of this template may fill up of a cap: what can wait leaves one fifth of it. */
export function shareOfCap(cap: number, template: string): number {
  return isUrgent(template) ? cap : Math.max(1, Math.floor(cap * 0.8));
}
