import { termsTexts } from '../../shared/legal/termsTexts.ts';
import { registerTexts } from '../texts.ts';
import { LegalDocument } from './LegalDocument.tsx';

registerTexts(termsTexts);

export function TermsPage() {
  return <LegalDocument catalogue={termsTexts} title="terms.title" intro="terms.intro" version="terms.version" />;
}
