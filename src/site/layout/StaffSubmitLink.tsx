import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useAudience } from './audience.ts';
import { submitsForClients } from './seesSubmit.ts';

/** For customer service, which submits for a client; the other roles have none. */
export function StaffSubmitLink({ className }: { className?: string | undefined }) {
  if (!submitsForClients(useAudience())) return null;
  return (
    <ButtonLink to={paths.projectInfo} className={className}>
      {t('layout.submitProject')}
    </ButtonLink>
  );
}
