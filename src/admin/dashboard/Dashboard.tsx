import { Button, Chip } from '@mui/material';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import { SettingsIcon } from '../layout/icons.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { ScreenRequired } from '../layout/ScreenRequired.tsx';
import { ScreenCards } from './ScreenCards.tsx';

/** The administrator's first screen (specification §2.4): only cards of screens that work. */
export function Dashboard() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="dashboard">
      <PageHeading
        title={translate('admin.dashboard')}
        intro={translate('admin.dashboardIntro')}
        actions={
          <Button component={LinkBase} to="/settings/site" variant="outlined" startIcon={<SettingsIcon />}>
            {translate('settingsAdmin.title')}
          </Button>
        }
      />
      <ScreenCards news={{ projects: <WaitingProjects />, enterprises: <WaitingEnterprises /> }} />
    </ScreenRequired>
  );
}

/** How many requests nobody has taken yet. */
function WaitingProjects() {
  const translate = useTranslate();
  const { total, isPending, error } = useGetList('projects', {
    ...firstOnly('submissionDate'),
    filter: { status: 'Submitted' },
  });
  if (isPending || error) return null;
  return (
    <News
      count={total ?? 0}
      some={translate('admin.card.waiting', { smart_count: total ?? 0 })}
      none={translate('admin.card.nothingWaiting')}
    />
  );
}

/** How many enterprises are not active yet. */
function WaitingEnterprises() {
  const translate = useTranslate();
  const { total, isPending, error } = useGetList('enterprises', firstOnly('creationDate'));
  if (isPending || error) return null;
  return (
    <News
      count={total ?? 0}
      some={translate('sales.waiting', { smart_count: total ?? 0 })}
      none={translate('sales.nothingWaiting')}
    />
  );
}

/** Only the count matters. */
const firstOnly = (field: string) => ({
  pagination: { page: 1, perPage: 1 },
  sort: { field, order: 'DESC' as const },
});

function News({ count, some, none }: { count: number; some: string; none: string }) {
  return (
    <Chip
      color={count > 0 ? 'secondary' : 'default'}
      label={count > 0 ? some : none}
      sx={{ justifySelf: 'start', maxWidth: '100%' }}
    />
  );
}
