import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { verificationStates } from '../../shared/verifications/status.ts';
import type { VerificationItem } from '../../shared/verifications/views.ts';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch, FilterSwitch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { SoonChip, StateChip } from './StateChip.tsx';
import '../texts/verifications.ts';

/** The enterprises whose documents are looked at, those that wait longest first. */
export function VerificationList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="verification-requests">
      <ListScreen
        title={translate('verification.title')}
        intro={translate('verification.intro')}
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'waitingSince', order: 'ASC' }}
        empty={translate('verification.empty')}
      />
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  const states = verificationStates.map((value) => ({ value, label: translate(`verifications.state.${value}`) }));
  return (
    <FilterBar
      lead={
        <FilterChoice
          name="status"
          label={translate('verification.stateFilter')}
          none={translate('verification.allStates')}
          choices={states}
        />
      }
    >
      <FilterSearch label={translate('verification.search')} hint={translate('verification.searchHint')} />
      <FilterSwitch name="mine" label={translate('verification.mine')} />
      <FilterSwitch name="unassigned" label={translate('verification.unassigned')} />
      <FilterSwitch name="expiresSoon" label={translate('verification.expiresSoonFilter')} />
    </FilterBar>
  );
}

function useColumns(): Column<VerificationItem>[] {
  const translate = useTranslate();
  return [
    { name: 'name', label: translate('verification.columnName'), role: 'title', render: (row) => row.name },
    {
      name: 'accountNumber',
      label: translate('verification.columnAccount'),
      sortable: true,
      from: 'lg',
      render: (row) => row.accountNumber,
    },
    {
      name: 'waitingSince',
      label: translate('verification.columnSince'),
      sortable: true,
      render: (row) => formatDateTime(row.waitingSince),
    },
    {
      name: 'toCheck',
      label: translate('verification.columnToCheck'),
      render: ({ toCheck, documents }) => translate('verification.toCheckOf', { toCheck, documents }),
    },
    {
      name: 'status',
      label: translate('verification.columnState'),
      sortable: true,
      render: (row) => (
        <Stack
          component="span"
          direction="row"
          sx={{ gap: 0.5, flexWrap: { xs: 'wrap', md: 'nowrap' }, display: 'inline-flex' }}
        >
          <StateChip state={row.status} />
          {row.expiresSoon ? <SoonChip /> : null}
        </Stack>
      ),
    },
    {
      name: 'holder',
      label: translate('verification.columnHolder'),
      from: 'lg',
      render: (row) => row.holderName ?? translate('verification.nobody'),
    },
    {
      name: 'action',
      label: translate('verification.columnAction'),
      role: 'action',
      render: (row) => <OpenButton request={row} />,
    },
  ];
}

function OpenButton({ request: { id, name } }: { request: VerificationItem }) {
  const translate = useTranslate();
  return (
    <OpenRecord resource="verification-requests" id={id} label={translate('verification.openOf', { name })}>
      {translate('verification.open')}
    </OpenRecord>
  );
}
