import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { Section } from '../ui/Section.tsx';
import '../texts/auditLog.ts';

interface Props {
  title: string;
  acts: readonly { id: string; action: string; actorName: string | null; createdAt: string; detail?: string | null }[];
}

/** What staff did with a record, newest first. */
export function AuditTrail({ title, acts }: Props) {
  const translate = useTranslate();
  return (
    <Section title={title}>
      {acts.length === 0 ? <Typography color="textSecondary">{translate('auditLog.noActs')}</Typography> : null}
      {acts.length > 0 ? (
        <Box component="ol" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {acts.map(({ id, action, actorName, createdAt, detail }) => (
            <li key={id}>
              <Typography>{translate(`auditLog.action.${action}`, { _: action })}</Typography>
              {detail ? <Typography sx={{ fontSize: '0.875rem' }}>{detail}</Typography> : null}
              <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {translate('auditLog.act', {
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
