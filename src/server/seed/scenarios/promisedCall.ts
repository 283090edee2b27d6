import { HOUR, later } from '../time.ts';
import { callHourFrom, client } from './clientActs.ts';
import type { Timed } from './play.ts';
import { staff } from './staffActs.ts';

/** The client asks to be called and is reached, so many hours after the hour that was promised. */
export const promisedCall = (asked: Date, note: string, hoursAfter = 0.2): Timed[] => [
  [asked, client.askCall()],
  [later(callHourFrom(asked), hoursAfter * HOUR), staff.call(note)],
];
