import { isStaff, type Role } from '../../shared/auth/roles.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const STAFF_MS = 12 * HOUR_MS;
const STAFF_IDLE_MS = 60 * MINUTE_MS;
const OTHERS_IDLE_MS = 30 * DAY_MS;

/**
 * When a session ends that is used now: of staff after 60 minutes without use, and 12 hours after log-in in any case;
 * of everybody else after 30 days without use (design §6, §12).
 */
export function sessionEnd(role: Role, openedAt: Date, now: Date): Date {
  if (!isStaff(role)) return new Date(now.getTime() + OTHERS_IDLE_MS);
  return new Date(Math.min(now.getTime() + STAFF_IDLE_MS, openedAt.getTime() + STAFF_MS));
}

/** How long the browser keeps the cookie of a session. */
export function cookieSeconds(role: Role): number {
  return (isStaff(role) ? STAFF_MS : OTHERS_IDLE_MS) / 1000;
}

/** A read must not cost a write each time: how long the last use may be unwritten. */
export function isUseWritten(role: Role, lastUsedAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - lastUsedAt.getTime()) < (isStaff(role) ? 1 : 5) * MINUTE_MS;
}
