import type * as absences from './absences/contract.ts';
import type { Contract } from './api/contract.ts';
import type * as auditLog from './audit-log/contract.ts';
import type * as auth from './auth/contract.ts';
import type * as catalogAdmin from './catalog/adminContract.ts';
import type * as catalog from './catalog/contract.ts';
import type * as comments from './comments/contract.ts';
import type * as dashboard from './dashboard/contract.ts';
import type * as directory from './directory/contract.ts';
import type * as enterpriseFigures from './enterpriseFigures/contract.ts';
import type * as enterprises from './enterprises/contract.ts';
import type * as factors from './factors/contract.ts';
import type * as files from './files/contract.ts';
import type * as followUps from './followUps/contract.ts';
import type * as handledSteps from './handledSteps/contract.ts';
import type * as images from './images/contract.ts';
import type * as leads from './leads/contract.ts';
import type * as messages from './messages/contract.ts';
import type * as packages from './packages/contract.ts';
import type * as partners from './partners/contract.ts';
import type * as payments from './payments/contract.ts';
import type * as placesAdmin from './places/adminContract.ts';
import type * as places from './places/contract.ts';
import type * as preview from './preview/contract.ts';
import type * as privacy from './privacy/contract.ts';
import type * as projects from './projects/contract.ts';
import type * as quotes from './quotes/contract.ts';
import type * as reviews from './reviews/contract.ts';
import type * as search from './search/contract.ts';
import type * as security from './security/contract.ts';
import type * as settings from './settings/contract.ts';
import type * as sounds from './sounds/contract.ts';
import type * as staff from './staff/contract.ts';
import type * as statistics from './statistics/contract.ts';
import type * as subscriptions from './subscriptions/contract.ts';
import type * as support from './support/contract.ts';
import type * as tracking from './tracking/contract.ts';
import type * as users from './users/contract.ts';
import type * as verifications from './verifications/contract.ts';

/** The calls of all contracts that a module exports. */
type CallsOf<Module> = {
  [Name in keyof Module]: Module[Name] extends Contract<infer Calls> ? Calls[keyof Calls] : never;
}[keyof Module];

/**
 * Every call of the API, for the types of the browsers' client. Types only: no schema may reach a browser from here.
 */
export type ApiCall =
  | CallsOf<typeof absences>
  | CallsOf<typeof auditLog>
  | CallsOf<typeof auth>
  | CallsOf<typeof catalog>
  | CallsOf<typeof catalogAdmin>
  | CallsOf<typeof comments>
  | CallsOf<typeof dashboard>
  | CallsOf<typeof enterpriseFigures>
  | CallsOf<typeof enterprises>
  | CallsOf<typeof factors>
  | CallsOf<typeof files>
  | CallsOf<typeof followUps>
  | CallsOf<typeof handledSteps>
  | CallsOf<typeof images>
  | CallsOf<typeof leads>
  | CallsOf<typeof messages>
  | CallsOf<typeof packages>
  | CallsOf<typeof partners>
  | CallsOf<typeof payments>
  | CallsOf<typeof places>
  | CallsOf<typeof placesAdmin>
  | CallsOf<typeof preview>
  | CallsOf<typeof privacy>
  | CallsOf<typeof projects>
  | CallsOf<typeof quotes>
  | CallsOf<typeof reviews>
  | CallsOf<typeof search>
  | CallsOf<typeof security>
  | CallsOf<typeof settings>
  | CallsOf<typeof sounds>
  | CallsOf<typeof staff>
  | CallsOf<typeof statistics>
  | CallsOf<typeof subscriptions>
  | CallsOf<typeof support>
  | CallsOf<typeof directory>
  | CallsOf<typeof tracking>
  | CallsOf<typeof users>
  | CallsOf<typeof verifications>;
