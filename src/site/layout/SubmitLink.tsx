import { lazy, Suspense } from 'react';
import { firstPaths as paths } from '../firstPaths.ts';
import { useMenuTexts } from '../language.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { seesServices, useAudience } from './audience.ts';

const StaffSubmitLink = lazy(async () => ({ default: (await import('./SessionMenu.tsx')).StaffSubmitLink }));

/** To step 1 of the project form, with the words of the specification §2.6. */
export function SubmitLink({ className }: { className?: string | undefined }) {
  const { t } = useMenuTexts();
  const audience = useAudience();
  const count = useMaxQuotes();
  if (!seesServices(audience)) {
    return (
      <Suspense>
        <StaffSubmitLink className={className} />
      </Suspense>
    );
  }
  return (
    <ButtonLink to={paths.projectInfo} className={className}>
      {t('layout.getQuotes', { count })}
    </ButtonLink>
  );
}
