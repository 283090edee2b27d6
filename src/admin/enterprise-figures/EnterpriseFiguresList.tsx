import { useTranslate } from 'react-admin';
import { enterpriseSituations } from '../../shared/enterpriseFigures/situations.ts';
import type { EnterpriseFiguresItem } from '../../shared/enterpriseFigures/views.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { NameLink, OpenEnterprise } from '../enterprises/EnterpriseName.tsx';
import { StatusBadge } from '../enterprises/StatusBadge.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterDate, FilterSearch, useFilter } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { formatCount } from '../statistics/figureFormats.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import '../texts/enterpriseFigures.ts';

/** What each enterprise does and brings, for an admin (design §11). */
export function EnterpriseFiguresList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="enterprise-figures">
      <ListScreen
        title={translate('enterpriseFigures.title')}
        intro={translate('enterpriseFigures.intro')}
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'accepted', order: 'DESC' }}
        empty={translate('enterpriseFigures.empty')}
        exportAt={{ path: '/admin/enterprise-figures/export' }}
      />
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <FilterBar
      lead={
        <FilterChoice
          name="situation"
          label={translate('enterpriseFigures.situation')}
          none={translate('enterpriseFigures.anySituation')}
          choices={enterpriseSituations.map((value) => ({
            value,
            label: translate(`enterpriseFigures.situation.${value}`),
          }))}
        />
      }
    >
      <FilterSearch label={translate('enterpriseFigures.search')} hint={translate('enterpriseFigures.searchHint')} />
      <InactiveFilter />
      <FilterDate name="endsFrom" label={translate('enterpriseFigures.endsFrom')} />
      <FilterDate name="endsTo" label={translate('enterpriseFigures.endsTo')} />
    </FilterBar>
  );
}

const inactiveChoices = ['7', '30', '60', '90', '180', '365'];

function InactiveFilter() {
  const translate = useTranslate();
  const [days, choose] = useFilter('inactiveDays');
  const present = String(days ?? '');
  const offered = present && !inactiveChoices.includes(present) ? [...inactiveChoices, present] : inactiveChoices;
  return (
    <ChoiceField
      label={translate('enterpriseFigures.inactive')}
      value={present}
      none={translate('enterpriseFigures.anyActivity')}
      choices={offered.map((value) => ({ value, label: translate('enterpriseFigures.inactiveDays', { days: value }) }))}
      onChoice={(value) => choose(value ? Number(value) : undefined)}
    />
  );
}

function useColumns(): Column<EnterpriseFiguresItem>[] {
  const translate = useTranslate();
  const reactionOf = useReaction();
  const counted = (name: 'accepted' | 'quoted' | 'hired' | 'complaints'): Column<EnterpriseFiguresItem> => ({
    name,
    label: translate(`enterpriseFigures.${name}`),
    sortable: true,
    render: (row) => formatCount(row[name]),
  });
  return [
    {
      name: 'name',
      label: translate('enterpriseFigures.name'),
      sortable: true,
      role: 'title',
      shrinks: true,
      nameOf: ({ name }) => name,
      render: ({ id, name }) => <NameLink id={id} name={name} />,
    },
    { name: 'reaction', label: translate('enterpriseFigures.reaction'), sortable: true, render: reactionOf },
    counted('accepted'),
    counted('quoted'),
    { ...counted('hired'), from: 'lg' },
    {
      name: 'score',
      label: translate('enterpriseFigures.score'),
      sortable: true,
      render: ({ score: { value, count } }) =>
        translate('enterpriseFigures.scoreOf', {
          value: value === null ? '–' : value.toLocaleString('fr-FR', { minimumFractionDigits: 1 }),
          count: formatCount(count),
        }),
    },
    { ...counted('complaints'), from: 'lg' },
    {
      name: 'lastSeenAt',
      label: translate('enterpriseFigures.lastSeenAt'),
      sortable: true,
      from: 'lg',
      render: ({ lastSeenAt }) => (lastSeenAt ? formatDate(lastSeenAt) : translate('enterpriseFigures.never')),
    },
    {
      name: 'paid',
      label: translate('enterpriseFigures.paid'),
      sortable: true,
      from: 'xl',
      render: ({ paid }) => formatGnf(paid),
    },
    {
      name: 'paidYear',
      label: translate('enterpriseFigures.paidYear'),
      isExtra: true,
      render: ({ months }) => formatGnf(months.reduce((sum, { paid }) => sum + paid, 0)),
    },
    {
      name: 'packageName',
      label: translate('enterpriseFigures.package'),
      from: 'xl',
      render: ({ packageName }) => packageName ?? translate('enterpriseFigures.noPackage'),
    },
    {
      name: 'endsAt',
      label: translate('enterpriseFigures.endsAt'),
      sortable: true,
      from: 'xl',
      render: ({ endsAt }) => (endsAt ? formatDate(endsAt) : '–'),
    },
    {
      name: 'expected',
      label: translate('enterpriseFigures.expectedShort'),
      isExtra: true,
      render: ({ endsAt, expected }) => {
        if (!endsAt) return '–';
        return expected === null ? translate('enterpriseFigures.notRenewed') : formatGnf(expected);
      },
    },
    {
      name: 'status',
      label: translate('enterpriseFigures.status'),
      isExtra: true,
      render: ({ status }) => <StatusBadge status={status} />,
    },
    {
      name: 'action',
      label: translate('sales.columnAction'),
      role: 'action',
      from: 'xl',
      render: (row) => <OpenEnterprise enterprise={row} />,
    },
  ];
}

const HOURS_SAID = 48;

/** Under how long half of the noted contacts came, and how many there are. */
function useReaction() {
  const translate = useTranslate();
  const saying = (hours: number | null) => {
    if (hours === null) return translate('enterpriseFigures.overWeek');
    if (hours < HOURS_SAID) return translate('enterpriseFigures.underHours', { count: hours });
    return translate('enterpriseFigures.underDays', { count: hours / 24 });
  };
  return ({ contacted, reactionHours }: EnterpriseFiguresItem) =>
    contacted === 0
      ? '–'
      : translate('enterpriseFigures.reactionOf', {
          reaction: saying(reactionHours),
          contacted: formatCount(contacted),
        });
}
