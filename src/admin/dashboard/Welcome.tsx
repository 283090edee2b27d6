import { Skeleton, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { may } from '../../shared/auth/permissions.ts';
import { useRole } from '../providers/session.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { OwnWork } from './OwnWork.tsx';
import { CardGrid, ScreenCard, useOpenScreens } from './ScreenCards.tsx';

/** Charts and tables are no part of the first load. */
const OwnWeeks = lazy(async () => ({ default: (await import('./OwnWeeks.tsx')).OwnWeeks }));

/** The back-office's plain landing, for every member of staff: what waits for them, and their screens. */
export function Welcome() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const screens = useOpenScreens();
  return (
    <>
      <PageHeading
        title={translate('admin.welcome', { name: identity?.fullName ?? '' })}
        intro={translate('admin.welcomeIntro')}
      />
      {may(useRole(), 'dashboard.readOwn') ? (
        <>
          <OwnWork />
          <Suspense fallback={<Skeleton variant="rounded" height={360} sx={{ mb: 3 }} />}>
            <OwnWeeks />
          </Suspense>
        </>
      ) : null}
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('dashboard.screens')}
      </Typography>
      <CardGrid label={translate('dashboard.screens')}>
        {screens.map((screen) => (
          <ScreenCard key={screen.path} screen={screen} level="h3" />
        ))}
      </CardGrid>
    </>
  );
}
