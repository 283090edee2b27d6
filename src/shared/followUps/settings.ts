import * as z from 'zod/mini';
import { dateField } from '../api/fields.ts';
import { type Step, timedSteps } from './steps.ts';

/** The delay of a step, in its unit, and the SMS to a client for one request. */
const DELAY_MAX = 999;
const SMS_PER_REQUEST_MAX = 99;
const MAX_HOLIDAYS = 200;

const delay = 'settingsAdmin.delayInvalid';
const sms = 'settingsAdmin.smsInvalid';

/** Under which the settings of the follow-up are kept, in a row of their own: no page of the site reads it. */
export const FOLLOW_UPS_KEY = 'followUps';

/** What an admin sets of the follow-up (design §11). */
export const followUpSettings = z.object({
  /** Switched off, steps are shown and nothing is done when they are overdue. */
  isOn: z.boolean('common.invalid'),
  /** Instead of the table's delays, each in the unit of its step (`stepRules`). */
  delays: z.partialRecord(
    z.enum(timedSteps, 'common.invalid'),
    z.int(delay).check(z.gte(1, delay), z.lte(DELAY_MAX, delay)),
  ),
  /** At most so many SMS to a client for one request. */
  smsPerRequest: z.int(sms).check(z.gte(1, sms), z.lte(SMS_PER_REQUEST_MAX, sms)),
  /** Days on which nobody works, `YYYY-MM-DD`, in their order. */
  holidays: z.array(dateField('settingsAdmin.holidayInvalid')).check(
    z.maxLength(MAX_HOLIDAYS, 'settingsAdmin.tooManyHolidays'),
    z.refine((days) => new Set(days).size === days.length, 'settingsAdmin.holidaysAlike'),
    z.overwrite((days) => [...days].sort()),
  ),
});

export type FollowUpSettings = z.infer<typeof followUpSettings>;

/**
 * What holds before an admin edits anything. The public holidays of Guinea; those that follow the moon are expected
 * dates and are corrected when they are announced.
 */
export const defaultFollowUpSettings: FollowUpSettings = {
  isOn: true,
  delays: {} satisfies Partial<Record<Step, number>>,
  smsPerRequest: 8,
  holidays: [
    '2026-12-25',
    '2027-01-01',
    '2027-03-06',
    '2027-03-10',
    '2027-03-29',
    '2027-05-01',
    '2027-05-17',
    '2027-05-25',
    '2027-08-15',
    '2027-10-02',
    '2027-12-25',
    '2028-01-01',
  ],
};
