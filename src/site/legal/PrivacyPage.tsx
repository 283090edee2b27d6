import { privacyTexts } from '../../shared/legal/privacyTexts.ts';
import { registerTexts } from '../texts.ts';
import { LegalDocument } from './LegalDocument.tsx';

registerTexts(privacyTexts);

export function PrivacyPage() {
  return (
    <LegalDocument catalogue={privacyTexts} title="privacy.title" intro="privacy.intro" version="privacy.version" />
  );
}
