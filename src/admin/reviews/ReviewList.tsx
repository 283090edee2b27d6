import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { reviewStates } from '../../shared/reviews/status.ts';
import type { ReviewItem } from '../../shared/reviews/views.ts';
import { EnterpriseFilterChip } from '../enterprises/EnterpriseName.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { ReviewStateChip } from './ReviewStateChip.tsx';
import '../texts/reviews.ts';

/** The reviews, those to be checked first and the oldest of them first. */
export function ReviewList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="reviews">
      <ListScreen
        title={translate('reviewAdmin.title')}
        intro={translate('reviewAdmin.intro')}
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'status', order: 'ASC' }}
        empty={translate('reviewAdmin.empty')}
      />
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  const states = reviewStates.map((value) => ({ value, label: translate(`reviews.state.${value}`) }));
  return (
    <FilterBar>
      <FilterChoice
        name="status"
        label={translate('reviewAdmin.stateFilter')}
        none={translate('reviewAdmin.allStates')}
        choices={states}
      />
      <EnterpriseFilterChip />
    </FilterBar>
  );
}

const shortened = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '48ch',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  // Some words in each line of a table, where text is large too.
  'td &': { minWidth: '12rem' },
} as const;

function useColumns(): Column<ReviewItem>[] {
  const translate = useTranslate();
  return [
    {
      name: 'enterprise',
      label: translate('reviewAdmin.columnEnterprise'),
      role: 'title',
      render: (row) => row.enterpriseName,
    },
    {
      name: 'rating',
      label: translate('reviewAdmin.columnRating'),
      render: (row) => translate('reviewAdmin.ratingOf', { rating: row.rating }),
    },
    {
      name: 'text',
      label: translate('reviewAdmin.columnText'),
      render: (row) => (
        <Box component="span" sx={shortened}>
          {row.text || translate('reviewAdmin.noText')}
        </Box>
      ),
    },
    { name: 'photos', label: translate('reviewAdmin.columnPhotos'), from: 'lg', render: (row) => row.photos },
    {
      name: 'createdAt',
      label: translate('reviewAdmin.columnDate'),
      sortable: true,
      render: (row) => formatDateTime(row.updatedAt),
    },
    {
      name: 'status',
      label: translate('reviewAdmin.columnState'),
      sortable: true,
      render: (row) => <ReviewStateChip state={row.status} />,
    },
    {
      name: 'reference',
      label: translate('reviewAdmin.columnReference'),
      from: 'lg',
      render: (row) => row.reference,
    },
    {
      name: 'action',
      label: translate('reviewAdmin.columnAction'),
      role: 'action',
      render: (row) => <OpenButton review={row} />,
    },
  ];
}

function OpenButton({ review: { id, enterpriseName, reference } }: { review: ReviewItem }) {
  const translate = useTranslate();
  return (
    <OpenRecord resource="reviews" id={id} label={translate('reviewAdmin.openOf', { name: enterpriseName, reference })}>
      {translate('reviewAdmin.open')}
    </OpenRecord>
  );
}
