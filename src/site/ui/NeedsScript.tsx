import { formatPhone } from '../../shared/format/phone.ts';
import { noScriptTexts } from '../../shared/layout/noScriptTexts.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';

if (import.meta.env.SSR) registerTexts(noScriptTexts);

/** In the server's HTML only: says that what follows needs script, and whom to call instead. */
export function NeedsScript() {
  const phone = useSiteSettings()?.supportPhone;
  return (
    <noscript>
      {import.meta.env.SSR && phone && (
        <p>
          {t('layout.noScript')} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>, {t('layout.noScriptHelp')}
        </p>
      )}
    </noscript>
  );
}
