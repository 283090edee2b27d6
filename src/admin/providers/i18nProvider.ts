import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import { absenceTexts } from '../../shared/absences/texts.ts';
import { listTexts } from '../../shared/admin/listTexts.ts';
import { adminTexts } from '../../shared/admin/texts.ts';
import { auditLogTexts } from '../../shared/audit-log/texts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { placeAdminTexts } from '../../shared/catalog/placeAdminTexts.ts';
import { serviceAdminTexts } from '../../shared/catalog/serviceAdminTexts.ts';
import { commentTexts } from '../../shared/comments/texts.ts';
import { commonTexts } from '../../shared/common/texts.ts';
import { dashboardTexts } from '../../shared/dashboard/texts.ts';
import { editingTexts } from '../../shared/editing/texts.ts';
import { enterpriseFiguresTexts } from '../../shared/enterpriseFigures/texts.ts';
import { enterpriseAdminTexts } from '../../shared/enterprises/adminTexts.ts';
import { enterpriseRuleTexts } from '../../shared/enterprises/ruleTexts.ts';
import { factorAdminTexts } from '../../shared/factors/adminTexts.ts';
import { proofTexts } from '../../shared/factors/proofTexts.ts';
import { fileTexts } from '../../shared/files/texts.ts';
import { followUpAdminTexts } from '../../shared/followUps/adminTexts.ts';
import { followUpDeskTexts } from '../../shared/followUps/deskTexts.ts';
import { handledStepsTexts } from '../../shared/handledSteps/texts.ts';
import { missingText } from '../../shared/i18n/missingText.ts';
import { imageTexts } from '../../shared/images/texts.ts';
import { frameTexts } from '../../shared/layout/frameTexts.ts';
import { layoutTexts } from '../../shared/layout/texts.ts';
import { jobAdminTexts } from '../../shared/leads/adminTexts.ts';
import { leadTexts } from '../../shared/leads/texts.ts';
import { smsTexts } from '../../shared/messages/smsTexts.ts';
import { messageTexts } from '../../shared/messages/texts.ts';
import { packageAdminTexts } from '../../shared/packages/adminTexts.ts';
import { partnerAdminTexts } from '../../shared/partners/adminTexts.ts';
import { paymentHistoryTexts } from '../../shared/payments/historyTexts.ts';
import { paymentStateTexts } from '../../shared/payments/stateTexts.ts';
import { privacyAdminTexts } from '../../shared/privacy/adminTexts.ts';
import { projectAdminTexts } from '../../shared/projects/adminTexts.ts';
import { deskTexts } from '../../shared/projects/deskTexts.ts';
import { detailTexts } from '../../shared/projects/detailTexts.ts';
import { projectTexts } from '../../shared/projects/texts.ts';
import { quoteTexts } from '../../shared/quotes/texts.ts';
import { reviewAdminTexts } from '../../shared/reviews/adminTexts.ts';
import { reviewTexts } from '../../shared/reviews/texts.ts';
import { searchTexts } from '../../shared/search/texts.ts';
import { settingsAdminTexts } from '../../shared/settings/adminTexts.ts';
import { staffTexts } from '../../shared/staff/texts.ts';
import { statisticsTexts } from '../../shared/statistics/texts.ts';
import { supportTexts } from '../../shared/support/texts.ts';
import { verificationAdminTexts } from '../../shared/verifications/adminTexts.ts';
import { verificationTexts } from '../../shared/verifications/texts.ts';

/** React-admin's own sentences, and those of the shared catalogues that the back-office shows. */
const sentences = {
  ...frenchMessages,
  ...commonTexts,
  ...frameTexts,
  ...layoutTexts,
  ...authTexts,
  ...projectTexts,
  ...privacyAdminTexts,
  ...projectAdminTexts,
  ...detailTexts,
  ...enterpriseRuleTexts,
  ...enterpriseAdminTexts,
  ...fileTexts,
  ...proofTexts,
  ...factorAdminTexts,
  ...verificationTexts,
  ...verificationAdminTexts,
  ...followUpAdminTexts,
  ...followUpDeskTexts,
  ...leadTexts,
  ...jobAdminTexts,
  ...quoteTexts,
  ...reviewTexts,
  ...reviewAdminTexts,
  ...paymentStateTexts,
  ...paymentHistoryTexts,
  ...messageTexts,
  ...smsTexts,
  ...auditLogTexts,
  ...adminTexts,
  ...editingTexts,
  ...imageTexts,
  ...serviceAdminTexts,
  ...placeAdminTexts,
  ...partnerAdminTexts,
  ...packageAdminTexts,
  ...settingsAdminTexts,
  ...absenceTexts,
  ...staffTexts,
  ...supportTexts,
  ...searchTexts,
  ...listTexts,
  ...commentTexts,
  ...deskTexts,
  ...statisticsTexts,
  ...enterpriseFiguresTexts,
  ...handledStepsTexts,
  ...dashboardTexts,
};

const namespaceOf = (key: string): string | undefined => key.split('.')[0];
const ourNamespaces = new Set(
  Object.keys(sentences)
    .filter((key) => key.includes('.'))
    .map(namespaceOf),
);

/** Strict for our own keys: react-admin asks for labels of its own that may be missing. */
const onMissingKey = (key: string): string =>
  missingText(key, import.meta.env.DEV && ourNamespaces.has(namespaceOf(key)));

export const i18nProvider = polyglotI18nProvider(() => sentences, 'fr', [{ locale: 'fr', name: 'Français' }], {
  onMissingKey,
});
