import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { Section } from '../layout/Section.tsx';

/** What staff did with the enterprise, newest first. */
export function Acts({ acts }: { acts: EnterpriseDetails['acts'] }) {
  const translate = useTranslate();
  return (
    <Section title={translate('sales.actsSection')}>
      {acts.length === 0 ? <Typography color="textSecondary">{translate('sales.noActs')}</Typography> : null}
      {acts.length > 0 ? (
        <Box component="ol" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {acts.map(({ id, action, actorName, createdAt }) => (
            <li key={id}>
              <Typography>{translate(`auditLog.action.${action}`, { _: action })}</Typography>
              <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {translate('sales.act', {
                  date: formatDateTime(createdAt),
                  actor: actorName ?? translate('auditLog.system'),
                })}
              </Typography>
            </li>
          ))}
        </Box>
      ) : null}
    </Section>
  );
}
