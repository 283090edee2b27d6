import { adminTexts } from './admin/texts.ts';
import { auditLogTexts } from './audit-log/texts.ts';
import { passwordTexts } from './auth/passwordTexts.ts';
import { registrationTexts } from './auth/registrationTexts.ts';
import { authTexts } from './auth/texts.ts';
import { controlTexts } from './common/controlTexts.ts';
import { tableTexts } from './common/tableTexts.ts';
import { commonTexts } from './common/texts.ts';
import { contactTexts } from './contact/texts.ts';
import { dashboardTexts } from './dashboard/texts.ts';
import { enterpriseAdminTexts } from './enterprises/adminTexts.ts';
import { enterpriseTexts } from './enterprises/texts.ts';
import { faqTexts } from './faq/texts.ts';
import { fileTexts } from './files/texts.ts';
import { homeMoreTexts } from './home/moreTexts.ts';
import { homeTexts } from './home/texts.ts';
import { howItWorksTexts } from './how-it-works/texts.ts';
import { layoutTexts } from './layout/texts.ts';
import { privacyTexts } from './legal/privacyTexts.ts';
import { termsTexts } from './legal/termsTexts.ts';
import { smsTexts } from './messages/smsTexts.ts';
import { messageTexts } from './messages/texts.ts';
import { packageTexts } from './packages/texts.ts';
import { paymentTexts } from './payments/texts.ts';
import { previewTexts } from './preview/texts.ts';
import { projectAdminTexts } from './projects/adminTexts.ts';
import { contractorTexts } from './projects/contractorTexts.ts';
import { projectTexts } from './projects/texts.ts';
import { wizardTexts } from './projects/wizardTexts.ts';
import { servicesPageTexts } from './services-page/texts.ts';
import { statisticsTexts } from './statistics/texts.ts';
import { userTexts } from './users/texts.ts';

/** Every French sentence. The site imports only its type: there a page brings its own catalogue (`site/texts.ts`). */
export const texts = {
  ...commonTexts,
  ...tableTexts,
  ...controlTexts,
  ...layoutTexts,
  ...homeTexts,
  ...homeMoreTexts,
  ...authTexts,
  ...passwordTexts,
  ...registrationTexts,
  ...userTexts,
  ...enterpriseTexts,
  ...contactTexts,
  ...servicesPageTexts,
  ...termsTexts,
  ...privacyTexts,
  ...howItWorksTexts,
  ...faqTexts,
  ...previewTexts,
  ...contractorTexts,
  ...fileTexts,
  ...packageTexts,
  ...paymentTexts,
  ...projectTexts,
  ...wizardTexts,
  ...adminTexts,
  ...auditLogTexts,
  ...messageTexts,
  ...smsTexts,
  ...projectAdminTexts,
  ...enterpriseAdminTexts,
  ...statisticsTexts,
  ...dashboardTexts,
} as const;

export type TextKey = keyof typeof texts;
