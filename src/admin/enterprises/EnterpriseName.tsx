import { Box, Chip } from '@mui/material';
import { Link, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { useFilter } from '../lists/filters.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';

/** The name of an enterprise, which leads to its details. Where a row has one line, a long one ends in an ellipsis. */
export function NameLink({ id, name }: { id: string; name: string }) {
  const createPath = useCreatePath();
  return (
    <Link
      to={createPath({ resource: 'enterprises', type: 'edit', id })}
      title={name}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Link>
  );
}

/** The action of a row: to the enterprise, where whoever may do more does it. */
export function OpenEnterprise({ enterprise: { id, name } }: { enterprise: { id: string; name: string } }) {
  const translate = useTranslate();
  return (
    <OpenRecord resource="enterprises" id={id} label={translate('sales.showDetailsOf', { name })}>
      {translate('sales.showDetails')}
    </OpenRecord>
  );
}

interface EnterpriseRow {
  id: string;
  enterprise?: { name: string } | null;
  enterpriseName?: string;
}

/** Says that the list is of one enterprise, where a link led here, and opens it to all again. */
export function EnterpriseFilterChip() {
  const translate = useTranslate();
  const { data } = useListContext<EnterpriseRow>();
  const [enterpriseId, choose] = useFilter('enterpriseId');
  if (!enterpriseId) return null;
  const name = data?.[0]?.enterprise?.name ?? data?.[0]?.enterpriseName;
  return (
    <Chip
      color="primary"
      label={name ? translate('paymentHistory.ofEnterprise', { name }) : translate('paymentHistory.oneEnterprise')}
      onDelete={() => choose(undefined)}
      sx={{ justifySelf: 'start', alignSelf: 'center', maxWidth: '100%', height: 40 }}
    />
  );
}
