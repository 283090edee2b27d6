import { Box, Button, Chip, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import { may } from '../../shared/auth/permissions.ts';
import type { Audience } from '../../shared/auth/roles.ts';
import { formatMonth } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { leadStages } from '../../shared/leads/status.ts';
import { formatScore } from '../../shared/reviews/formatScore.ts';
import type { EnterpriseFigures } from '../../shared/statistics/views.ts';
import { listPath } from '../lists/listPath.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { Facts, LoadedSection } from '../ui/Section.tsx';
import '../texts/leads.ts';

interface Props {
  id: string;
  role: Audience;
}

/** What the enterprise does with its acceptances, with the ways to the lists behind the figures. */
export function EnterpriseWork({ id, role }: Props) {
  const translate = useTranslate();
  const query = useQuery(
    apiQuery(['enterprise-figures', id], (signal) =>
      api.get('/admin/enterprises/{id}/figures', { path: { id }, signal }),
    ),
  );
  const { data } = query;
  return (
    <LoadedSection title={translate('sales.workSection')} failed="sales.workFailed" query={query}>
      {data ? (
        <>
          <Figures id={id} role={role} figures={data} />
          {may(role, 'leads.list') ? <Lists id={id} /> : null}
          {data.months.length > 0 ? <Months months={data.months} /> : null}
        </>
      ) : null}
    </LoadedSection>
  );
}

function Figures({ id, role, figures }: Props & { figures: EnterpriseFigures }) {
  const translate = useTranslate();
  const { score, leads, quotesSent, hired } = figures;
  const stages = leadStages.filter((stage) => leads[stage]);
  const chips = stages.map((stage) => {
    const words = { stage: translate(`leads.stage.${stage}`), count: leads[stage] };
    const to = listPath('/leads', { filter: { enterpriseId: id, stage } });
    const link = may(role, 'leads.list') ? { component: LinkBase, to, clickable: true, sx: { height: 44 } } : {};
    return <Chip key={stage} variant="outlined" label={translate('sales.workStage', words)} {...link} />;
  });
  return (
    <Facts
      facts={[
        { label: translate('sales.workScore'), value: score.value === null ? null : formatScore(score.value) },
        { label: translate('sales.workReviews'), value: String(score.count) },
        { label: translate('sales.workQuotes'), value: String(quotesSent) },
        { label: translate('sales.workHired'), value: String(hired) },
        {
          label: translate('sales.workStages'),
          value: chips.length > 0 ? <Stack sx={{ gap: 1, alignItems: 'start' }}>{chips}</Stack> : null,
        },
      ]}
    />
  );
}

function Lists({ id }: { id: string }) {
  const translate = useTranslate();
  const ofEnterprise = { filter: { enterpriseId: id } };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {(['leads', 'quotes', 'reviews'] as const).map((resource) => (
        <Button key={resource} component={LinkBase} to={listPath(`/${resource}`, ofEnterprise)} variant="outlined">
          {translate(`sales.work.${resource}`)}
        </Button>
      ))}
    </Stack>
  );
}

function Months({ months }: Pick<EnterpriseFigures, 'months'>) {
  const translate = useTranslate();
  const columns = ['month', 'accepted', 'quotedTotal', 'wonTotal'] as const;
  return (
    <Box role="region" aria-label={translate('sales.workMonths')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`sales.workColumn.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.map(({ month, accepted, quotedTotal, wonTotal }) => (
            <TableRow key={month}>
              <TableCell>{formatMonth(month)}</TableCell>
              <TableCell>{accepted}</TableCell>
              <TableCell>{formatGnf(quotedTotal)}</TableCell>
              <TableCell>{formatGnf(wonTotal)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
