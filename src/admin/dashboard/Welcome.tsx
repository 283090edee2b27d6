import { useGetIdentity, useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { ScreenCards } from './ScreenCards.tsx';

/** The back-office's plain landing, for every member of staff. */
export function Welcome() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  return (
    <>
      <PageHeading
        title={translate('admin.welcome', { name: identity?.fullName ?? '' })}
        intro={translate('admin.welcomeIntro')}
      />
      <ScreenCards />
    </>
  );
}
