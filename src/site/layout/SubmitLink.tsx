import { paths } from '../paths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { seesSubmit, submitsForClients, useAudience } from './audience.ts';

/** To step 1 of the project form, with the words of the specification §2.6. */
export function SubmitLink({ className }: { className?: string | undefined }) {
  const audience = useAudience();
  const count = useMaxQuotes();
  if (!seesSubmit(audience)) return null;
  return (
    <ButtonLink to={paths.projectInfo} className={className}>
      {submitsForClients(audience) ? t('layout.submitProject') : t('layout.getQuotes', { count })}
    </ButtonLink>
  );
}
