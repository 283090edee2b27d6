import { privacyTexts } from '../../shared/legal/privacyTexts.ts';
import { ERASURE_DAYS, periodCount } from '../../shared/privacy/dataClasses.ts';
import { registerTexts } from '../texts.ts';
import { LegalDocument } from './LegalDocument.tsx';

registerTexts(privacyTexts);

/** The periods are those that the nightly job takes. */
const periods = {
  requestMonths: periodCount('request'),
  accountMonths: periodCount('account'),
  messageMonths: periodCount('message'),
  ticketMonths: periodCount('ticket'),
  auditMonths: periodCount('audit'),
  viewMonths: periodCount('contactView'),
  paymentYears: periodCount('payment'),
  erasureDays: ERASURE_DAYS,
};

export function PrivacyPage() {
  return (
    <LegalDocument
      catalogue={privacyTexts}
      title="privacy.title"
      intro="privacy.intro"
      version="privacy.version"
      more={periods}
    />
  );
}
