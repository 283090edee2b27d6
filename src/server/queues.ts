import { absenceQueues } from './absences/queues.ts';
import { authQueues } from './auth/queues.ts';
import { fileQueues } from './files/queues.ts';
import { followUpQueues } from './followUps/queues.ts';
import type { Queues } from './jobs/jobs.ts';
import { leadQueues } from './leads/queues.ts';
import { maintenanceQueues } from './maintenance/queues.ts';
import { messageQueues } from './messages/queues.ts';
import { paymentQueues } from './payments/queues.ts';
import { privacyQueues } from './privacy/queues.ts';
import { projectQueues } from './projects/queues.ts';
import { quoteQueues } from './quotes/queues.ts';
import { statisticsQueues } from './statistics/queues.ts';
import { subscriptionQueues } from './subscriptions/queues.ts';
import { trackingQueues } from './tracking/queues.ts';
import { verificationQueues } from './verifications/queues.ts';

/** The queues of every noun. `handlers.ts` says what each does. */
export const queues: Queues = {
  ...messageQueues,
  ...authQueues,
  ...subscriptionQueues,
  ...paymentQueues,
  ...verificationQueues,
  ...projectQueues,
  ...quoteQueues,
  ...leadQueues,
  ...absenceQueues,
  ...followUpQueues,
  ...trackingQueues,
  ...statisticsQueues,
  ...privacyQueues,
  ...fileQueues,
  ...maintenanceQueues,
};
