import type { CheckReview } from '../../../shared/reviews/schemas.ts';
import type { ReviewRefusal } from '../../../shared/reviews/status.ts';
import type { Actor } from '../../context.ts';
import { followDue } from '../../followUps/followDue.ts';
import { recordFollowUpCall } from '../../followUps/recordCall.ts';
import { cancelProject } from '../../projects/closeProject.ts';
import { completeByCall } from '../../projects/completeByCall.ts';
import { expireQuotes } from '../../quotes/expireQuotes.ts';
import { checkReview } from '../../reviews/checkReview.ts';
import { demoAccounts } from '../accounts.ts';
import { type Act, type Contractor, leadOf, reviewOf } from './job.ts';

const { id, role, firstName = '', lastName = '' } = demoAccounts.service;
const agent: Actor = { id, role, firstName, lastName, enterpriseId: null, sessionId: '' };

const check =
  (contractor: Contractor, decision: Omit<CheckReview, 'version'>): Act =>
  async (job) => {
    const tx = job.as(agent);
    const review = await reviewOf(tx, await leadOf(job, contractor));
    await checkReview(tx, review.id, { ...decision, version: review.version });
  };

export const staff = {
  publish: (contractor: Contractor) => check(contractor, { decision: 'publish', reason: undefined, note: undefined }),
  refuse: (contractor: Contractor, reason: ReviewRefusal, note: string) =>
    check(contractor, { decision: 'refuse', reason, note }),
  call:
    (note: string): Act =>
    (job) =>
      recordFollowUpCall(job.as(agent), job.projectId, { kind: 'project', outcome: 'reached', note, at: undefined }),
  complete:
    (note: string): Act =>
    (job) =>
      completeByCall(job.as(agent), job.projectId, { note, updatedAt: undefined }),
  cancel:
    (reason: 'postponed', note: string): Act =>
    (job) =>
      cancelProject(job.as(agent), job.projectId, { reason, note, updatedAt: undefined }),
};

/** What the clock does, for all jobs whose time has come. */
export const clock = {
  expireQuotes: (): Act => (job) => expireQuotes(job.clock()),
  giveBack: (): Act => (job) => followDue(job.clock()),
};
