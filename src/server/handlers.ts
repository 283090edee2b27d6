import { coverAbsences } from './absences/coverAbsences.ts';
import { sendResetLink } from './auth/sendResetLink.ts';
import type { Context } from './context.ts';
import { cleanStoredPhotos } from './files/cleanStoredPhotos.ts';
import { followDue } from './followUps/followDue.ts';
import { followEnterprises } from './followUps/followEnterprises.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { openClosingCode } from './leads/openClosingCode.ts';
import { sendReminders } from './leads/sendReminders.ts';
import { clean } from './maintenance/clean.ts';
import type { MessageProviders } from './messages/provider.ts';
import { applyReport } from './messages/receiveReport.ts';
import { reconcileDeliveries } from './messages/reconcileDeliveries.ts';
import { createMessageSender, type MessageCompletion } from './messages/sendMessage.ts';
import { checkPayment } from './payments/checkPayment.ts';
import { notifySandbox } from './payments/notifySandbox.ts';
import { createPaymentProviders } from './payments/providers/createPaymentProviders.ts';
import { receiptAttachments } from './payments/readReceipt.ts';
import { sweepPayments } from './payments/sweepPayments.ts';
import { retain } from './privacy/retain.ts';
import { announceProject } from './projects/announceProject.ts';
import { openTrackingLink } from './projects/trackingLink.ts';
import { expireQuotes } from './quotes/expireQuotes.ts';
import { foldStatistics } from './statistics/foldStatistics.ts';
import { expireSubscriptions } from './subscriptions/expireSubscriptions.ts';
import { sendTrackingLinks } from './tracking/sendTrackingLinks.ts';
import { expireDocuments } from './verifications/expireDocuments.ts';

/** What a message gets only while it is being sent: the files that go with it, the secrets that are never stored. */
export const messageCompletion: MessageCompletion = {
  attachments: receiptAttachments,
  body: async (ctx, message) => openClosingCode(ctx, { ...message, body: await openTrackingLink(ctx, message) }),
};

/** What each queue does. Every handler may run again after a failure and does nothing twice. */
export async function createHandlers(newContext: () => Context, providers: MessageProviders): Promise<JobHandlers> {
  const { config, db } = newContext();
  const payments = await createPaymentProviders(config, db);
  const sendMessage = createMessageSender(db, providers, messageCompletion);
  return {
    'messages.send': ({ messageId }) => sendMessage(newContext(), messageId),
    'messages.report': async ({ provider, report }) => {
      await applyReport(newContext(), provider, report);
    },
    'messages.reconcile': () => reconcileDeliveries(newContext(), providers),
    'projects.announce': (announced) => announceProject(newContext(), announced),
    'followUps.due': () => followDue(newContext()),
    'followUps.enterprises': () => followEnterprises(newContext()),
    'absences.cover': () => coverAbsences(newContext()),
    'leads.remind': () => sendReminders(newContext()),
    'auth.resetLink': (request) => sendResetLink(newContext(), request),
    'tracking.links': (asked) => sendTrackingLinks(newContext(), asked),
    'payments.check': async ({ paymentId }) => {
      await checkPayment(newContext(), payments, paymentId);
    },
    'payments.sandboxNotice': ({ token }) => notifySandbox(newContext(), payments, token),
    'payments.sweep': () => sweepPayments(newContext(), payments),
    'subscriptions.expire': () => expireSubscriptions(newContext()),
    'verifications.expire': () => expireDocuments(newContext()),
    'quotes.expire': () => expireQuotes(newContext()),
    'statistics.fold': () => foldStatistics(newContext()),
    'privacy.retain': () => retain(newContext()),
    'files.clean': () => cleanStoredPhotos(newContext()),
    'maintenance.clean': () => clean(newContext()),
  };
}
