import { Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useTranslate } from 'react-admin';
import {
  dashboardCardNames,
  dashboardCards,
  dashboardFigures,
  LOW_SMS_CREDIT,
} from '../../shared/dashboard/figures.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { useSmsSummary } from '../sms/useSmsSummary.ts';
import { SettingsIcon } from '../ui/icons.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { QueryFailure } from '../ui/QueryFailure.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { CardFigures, LongestWaits } from './CardFigures.tsx';
import { CardGrid, ScreenCard, useOpenScreens } from './ScreenCards.tsx';

/**
 * The administrator's first screen (specification §2.4): its ten cards with what waits for whom, and the other screens
 * below.
 */
export function Dashboard() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="dashboard">
      <PageHeading
        title={translate('admin.dashboard')}
        intro={translate('admin.dashboardIntro')}
        actions={<SettingsButton />}
      />
      <Cards />
    </ScreenRequired>
  );
}

const SETTINGS = '/gestion-interne/parametres';

/** Leads to the settings, for whoever may open them. */
function SettingsButton() {
  const translate = useTranslate();
  const settings = useOpenScreens().find(({ address }) => address === SETTINGS);
  if (!settings) return null;
  return (
    <Button component={Link} to={settings.path} variant="outlined" startIcon={<SettingsIcon />}>
      {translate('dashboard.settings')}
    </Button>
  );
}

const dashboardQuery = {
  ...apiQuery(['dashboard'], (signal) => api.get('/admin/dashboard', { signal })),
  refetchOnWindowFocus: false,
};

function Cards() {
  const translate = useTranslate();
  const query = useQuery(dashboardQuery);
  const open = useOpenScreens();
  const cards = dashboardCardNames.flatMap((name) => {
    const addresses: readonly string[] = dashboardCards[name];
    const screen = addresses.map((address) => open.find((one) => one.address === address)).find(Boolean);
    return screen ? [{ name, screen }] : [];
  });
  const others = open.filter((screen) => !cards.some((card) => card.screen === screen) && screen.address !== SETTINGS);
  return (
    <>
      <QueryFailure query={query} failed="dashboard.failed" sx={{ mb: 2 }} />
      <LongestWaits
        figures={query.data}
        isLoading={query.isFetching}
        pathOf={(name) => cards.find((card) => card.name === dashboardFigures[name].card)?.screen.path}
      />
      <CardGrid label={translate('dashboard.cards')}>
        {cards.map(({ name, screen }) => (
          <ScreenCard key={name} screen={screen}>
            {name === 'sms' ? <SmsCredit /> : null}
            <CardFigures card={name} path={screen.path} figures={query.data} isLoading={query.isFetching} />
          </ScreenCard>
        ))}
      </CardGrid>
      {others.length > 0 ? (
        <>
          <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
            {translate('dashboard.others')}
          </Typography>
          <CardGrid label={translate('dashboard.others')}>
            {others.map((screen) => (
              <ScreenCard key={screen.path} screen={screen} level="h3" />
            ))}
          </CardGrid>
        </>
      ) : null}
    </>
  );
}

/** The SMS that are left. The provider is asked, which may take its time: nothing else waits for it. */
function SmsCredit() {
  const translate = useTranslate();
  const { data: summary, isFetching } = useSmsSummary();
  if (!summary) {
    return isFetching ? <Skeleton width="50%" /> : <Typography>{translate('dashboard.creditUnknown')}</Typography>;
  }
  const { balance } = summary.account;
  const count = balance.toLocaleString('fr-FR');
  return balance < LOW_SMS_CREDIT ? (
    <Typography sx={{ fontWeight: 700, color: 'error.main' }}>
      {translate(balance > 0 ? 'dashboard.creditLow' : 'dashboard.creditGone', { count })}
    </Typography>
  ) : (
    <Typography>{translate('dashboard.credit', { count })}</Typography>
  );
}
