import { absenceTexts } from './absences/texts.ts';
import { listTexts } from './admin/listTexts.ts';
import { menuTexts } from './admin/menuTexts.ts';
import { sharedTexts } from './admin/sharedTexts.ts';
import { adminTexts } from './admin/texts.ts';
import { auditLogTexts } from './audit-log/texts.ts';
import { loginTexts } from './auth/loginTexts.ts';
import { passwordTexts } from './auth/passwordTexts.ts';
import { registrationTexts } from './auth/registrationTexts.ts';
import { authTexts } from './auth/texts.ts';
import { placeAdminTexts } from './catalog/placeAdminTexts.ts';
import { serviceAdminTexts } from './catalog/serviceAdminTexts.ts';
import { commentTexts } from './comments/texts.ts';
import { nameTexts } from './common/nameTexts.ts';
import { commonTexts } from './common/texts.ts';
import { contactTexts } from './contact/texts.ts';
import { dashboardTexts } from './dashboard/texts.ts';
import { directoryTexts } from './directory/texts.ts';
import { editingTexts } from './editing/texts.ts';
import { enterpriseFiguresTexts } from './enterpriseFigures/texts.ts';
import { enterpriseAdminTexts } from './enterprises/adminTexts.ts';
import { enterpriseRuleTexts } from './enterprises/ruleTexts.ts';
import { enterpriseTexts } from './enterprises/texts.ts';
import { factorAdminTexts } from './factors/adminTexts.ts';
import { proofTexts } from './factors/proofTexts.ts';
import { factorTexts } from './factors/texts.ts';
import { faqTexts } from './faq/texts.ts';
import { fileTexts } from './files/texts.ts';
import { voiceAdminTexts } from './files/voiceAdminTexts.ts';
import { voiceTexts } from './files/voiceTexts.ts';
import { handledStepsTexts } from './handledSteps/texts.ts';
import { landingTexts } from './home/landingTexts.ts';
import { homeMoreTexts } from './home/moreTexts.ts';
import { homeTexts } from './home/texts.ts';
import { howItWorksTexts } from './how-it-works/texts.ts';
import { imageTexts } from './images/texts.ts';
import { frameTexts } from './layout/frameTexts.ts';
import { noScriptTexts } from './layout/noScriptTexts.ts';
import { layoutTexts } from './layout/texts.ts';
import { jobAdminTexts } from './leads/adminTexts.ts';
import { leadBarTexts } from './leads/barTexts.ts';
import { leadPageTexts } from './leads/pageTexts.ts';
import { leadTexts } from './leads/texts.ts';
import { leadValueTexts } from './leads/valueTexts.ts';
import { privacyTexts } from './legal/privacyTexts.ts';
import { termsTexts } from './legal/termsTexts.ts';
import { smsTexts } from './messages/smsTexts.ts';
import { messageTexts } from './messages/texts.ts';
import { offlineTexts } from './offline/texts.ts';
import { packageAdminTexts } from './packages/adminTexts.ts';
import { packageTexts } from './packages/texts.ts';
import { partnerAdminTexts } from './partners/adminTexts.ts';
import { paymentHistoryTexts } from './payments/historyTexts.ts';
import { paymentStateTexts } from './payments/stateTexts.ts';
import { paymentTexts } from './payments/texts.ts';
import { pictureTexts } from './pictures/texts.ts';
import { placeNameTexts } from './places/adminTexts.ts';
import { placeFieldTexts } from './places/fieldTexts.ts';
import { positionTexts } from './places/texts.ts';
import { previewTexts } from './preview/texts.ts';
import { privacyAdminTexts } from './privacy/adminTexts.ts';
import { ownDataTexts } from './privacy/texts.ts';
import { projectAdminTexts } from './projects/adminTexts.ts';
import { contractorTexts } from './projects/contractorTexts.ts';
import { deskTexts } from './projects/deskTexts.ts';
import { detailTexts } from './projects/detailTexts.ts';
import { projectFormTexts } from './projects/formTexts.ts';
import { listenTexts } from './projects/listenTexts.ts';
import { projectRefusalTexts } from './projects/refusalTexts.ts';
import { projectTexts } from './projects/texts.ts';
import { voiceNoteTexts } from './projects/voiceNoteTexts.ts';
import { wizardTexts } from './projects/wizardTexts.ts';
import { comparisonTexts } from './quotes/comparisonTexts.ts';
import { editorTexts } from './quotes/editorTexts.ts';
import { quoteFieldTexts } from './quotes/fieldTexts.ts';
import { quoteTexts } from './quotes/texts.ts';
import { reviewAdminTexts } from './reviews/adminTexts.ts';
import { ownReviewTexts } from './reviews/ownTexts.ts';
import { reviewRulesTexts } from './reviews/rulesTexts.ts';
import { reviewTexts } from './reviews/texts.ts';
import { trackedReviewTexts } from './reviews/trackedTexts.ts';
import { searchTexts } from './search/texts.ts';
import { securityTexts } from './security/texts.ts';
import { servicesPageTexts } from './services-page/texts.ts';
import { settingsAdminTexts } from './settings/adminTexts.ts';
import { soundAdminTexts } from './sounds/adminTexts.ts';
import { staffTexts } from './staff/texts.ts';
import { stageTexts } from './statistics/stageTexts.ts';
import { statisticsTexts } from './statistics/texts.ts';
import { supportTexts } from './support/texts.ts';
import { trackingAccountTexts } from './tracking/accountTexts.ts';
import { trackedActTexts } from './tracking/actTexts.ts';
import { requestTexts } from './tracking/requestTexts.ts';
import { trackingTexts } from './tracking/texts.ts';
import { trackedVoiceTexts } from './tracking/voiceTexts.ts';
import { userTexts } from './users/texts.ts';
import { verificationAdminTexts } from './verifications/adminTexts.ts';
import { verificationTexts } from './verifications/texts.ts';

/** Every French sentence. The site imports only its type: there a page brings its own catalogue (`site/texts.ts`). */
export const texts = {
  ...commonTexts,
  ...nameTexts,
  ...layoutTexts,
  ...frameTexts,
  ...noScriptTexts,
  ...homeTexts,
  ...landingTexts,
  ...homeMoreTexts,
  ...authTexts,
  ...loginTexts,
  ...passwordTexts,
  ...registrationTexts,
  ...userTexts,
  ...enterpriseRuleTexts,
  ...enterpriseTexts,
  ...contactTexts,
  ...servicesPageTexts,
  ...termsTexts,
  ...privacyTexts,
  ...ownDataTexts,
  ...privacyAdminTexts,
  ...howItWorksTexts,
  ...factorTexts,
  ...proofTexts,
  ...factorAdminTexts,
  ...faqTexts,
  ...previewTexts,
  ...offlineTexts,
  ...contractorTexts,
  ...fileTexts,
  ...packageTexts,
  ...paymentStateTexts,
  ...paymentTexts,
  ...projectRefusalTexts,
  ...projectFormTexts,
  ...projectTexts,
  ...wizardTexts,
  ...voiceTexts,
  ...voiceAdminTexts,
  ...trackedVoiceTexts,
  ...listenTexts,
  ...voiceNoteTexts,
  ...adminTexts,
  ...menuTexts,
  ...sharedTexts,
  ...auditLogTexts,
  ...messageTexts,
  ...smsTexts,
  ...projectAdminTexts,
  ...detailTexts,
  ...enterpriseAdminTexts,
  ...editingTexts,
  ...imageTexts,
  ...serviceAdminTexts,
  ...soundAdminTexts,
  ...pictureTexts,
  ...placeAdminTexts,
  ...positionTexts,
  ...placeFieldTexts,
  ...placeNameTexts,
  ...partnerAdminTexts,
  ...packageAdminTexts,
  ...securityTexts,
  ...settingsAdminTexts,
  ...absenceTexts,
  ...staffTexts,
  ...supportTexts,
  ...searchTexts,
  ...commentTexts,
  ...listTexts,
  ...deskTexts,
  ...paymentHistoryTexts,
  ...verificationTexts,
  ...verificationAdminTexts,
  ...statisticsTexts,
  ...stageTexts,
  ...enterpriseFiguresTexts,
  ...handledStepsTexts,
  ...dashboardTexts,
  ...trackingTexts,
  ...requestTexts,
  ...trackingAccountTexts,
  ...trackedActTexts,
  ...leadTexts,
  ...leadPageTexts,
  ...jobAdminTexts,
  ...leadBarTexts,
  ...leadValueTexts,
  ...quoteTexts,
  ...quoteFieldTexts,
  ...comparisonTexts,
  ...editorTexts,
  ...reviewTexts,
  ...ownReviewTexts,
  ...trackedReviewTexts,
  ...reviewAdminTexts,
  ...reviewRulesTexts,
  ...directoryTexts,
} as const;

export type TextKey = keyof typeof texts;
