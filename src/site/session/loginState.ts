import type { Location } from 'react-router-dom';
import { isStaff, type Role } from '../../shared/auth/roles.ts';
import { appFor } from '../../shared/pages.ts';
import type { TextKey } from '../../shared/texts.ts';

/** What the log-in page is told of the page that sent the visitor there. */
interface LoginState {
  origin: string;
  notice: TextKey;
}

export function loginState({ pathname, search, hash }: Location, sessionEnded: boolean): LoginState {
  return { origin: `${pathname}${search}${hash}`, notice: sessionEnded ? 'common.sessionEnded' : 'auth.mustLogIn' };
}

/** What a guard told, where one sent the visitor to the log-in page. */
export const loginStateOf = ({ state }: Location): Partial<LoginState> => state ?? {};

/** Where the back-office, another application, leaves the address to come back to: kept for the tab only. */
const BACK_OFFICE_ORIGIN = 'oasis.origin';

/** The remembered page, taken from its place: a back-office page only for who may work there. */
export function takeReturnAddress(location: Location, role: Role): string | undefined {
  const kept = takeFromTab(BACK_OFFICE_ORIGIN);
  const origin = loginStateOf(location).origin ?? kept;
  if (!origin || !isOwnAddress(origin)) return undefined;
  return applicationAt(origin) === 'admin' && !isStaff(role) ? undefined : origin;
}

const BACK_OFFICE_NOTICE = 'oasis.loginNotice';
const backOfficeNotices = [
  'auth.mustLogIn',
  'auth.accessEnded',
  'auth.accessEndedKept',
] as const satisfies readonly TextKey[];

/** What the back-office has to say to whom it sent here, taken from its place. */
export function takeBackOfficeNotice(): TextKey | undefined {
  const kept = takeFromTab(BACK_OFFICE_NOTICE);
  return backOfficeNotices.find((key) => key === kept);
}

/** Which application draws this address. */
export const applicationAt = (address: string) => appFor(new URL(address, location.origin).pathname);

/**
 * An address of this site, never another host: browsers take `\` for `/` and drop tabs and ends of lines (`//evil`,
 * `/\evil`, `/<tab>/evil`).
 */
export const isOwnAddress = (address: string): boolean => /^\/(?!\s*[/\\])/.test(address);

/** Phones in private mode may refuse the storage: then there is nothing to come back to. */
function takeFromTab(name: string): string | undefined {
  try {
    const value = sessionStorage.getItem(name) ?? undefined;
    sessionStorage.removeItem(name);
    return value;
  } catch {
    return undefined;
  }
}
