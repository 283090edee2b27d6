import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import { adminTexts } from '../../shared/admin/texts.ts';
import { auditLogTexts } from '../../shared/audit-log/texts.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { controlTexts } from '../../shared/common/controlTexts.ts';
import { tableTexts } from '../../shared/common/tableTexts.ts';
import { commonTexts } from '../../shared/common/texts.ts';
import { dashboardTexts } from '../../shared/dashboard/texts.ts';
import { enterpriseAdminTexts } from '../../shared/enterprises/adminTexts.ts';
import { enterpriseTexts } from '../../shared/enterprises/texts.ts';
import { fileTexts } from '../../shared/files/texts.ts';
import { layoutTexts } from '../../shared/layout/texts.ts';
import { smsTexts } from '../../shared/messages/smsTexts.ts';
import { messageTexts } from '../../shared/messages/texts.ts';
import { projectAdminTexts } from '../../shared/projects/adminTexts.ts';
import { projectTexts } from '../../shared/projects/texts.ts';
import { statisticsTexts } from '../../shared/statistics/texts.ts';

/** React-admin's own sentences, and those of the shared catalogues that the back-office shows. */
const sentences = {
  ...frenchMessages,
  ...commonTexts,
  ...controlTexts,
  ...tableTexts,
  ...layoutTexts,
  ...authTexts,
  ...projectTexts,
  ...projectAdminTexts,
  ...enterpriseTexts,
  ...enterpriseAdminTexts,
  ...fileTexts,
  ...messageTexts,
  ...smsTexts,
  ...auditLogTexts,
  ...adminTexts,
  ...statisticsTexts,
  ...dashboardTexts,
};

/** Messages of the server are sentences already: what is no key is shown as it is. */
export const i18nProvider = polyglotI18nProvider(() => sentences, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
});
