import { authTexts } from '../../shared/auth/texts.ts';
import { registerTexts, t } from '../texts.ts';
import { LoginFrame } from './LoginFrame.tsx';

registerTexts(authTexts);

export function ContractorLoginPage() {
  return <LoginFrame title={t('auth.contractorTitle')} intro={t('auth.contractorIntro')} />;
}
