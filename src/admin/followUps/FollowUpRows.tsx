import { Box, ButtonBase, Card, Chip, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isDay } from '../../shared/followUps/dueDay.ts';
import type { FollowUpItem } from '../../shared/followUps/views.ts';
import { formatAge } from '../../shared/format/age.ts';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { PhoneIcon } from '../ui/icons.tsx';
import '../texts/leads.ts';

interface Props {
  rows: readonly FollowUpItem[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  /** What stands right below the chosen row. */
  below: ReactNode;
}

/** One row each: who, what, until when, with the telephone in one tap. */
export function FollowUpRows({ rows, chosenId, onChoose, below }: Props) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('followUps.rows')}
      sx={{ p: 0, m: 0, display: 'grid', gap: 1, listStyle: 'none' }}
    >
      {rows.map((item) => (
        <Box
          component="li"
          key={item.id}
          ref={item.id === chosenId ? bringIntoSight : undefined}
          sx={{ minWidth: 0, scrollMarginTop: 56 }}
        >
          <Card
            sx={{
              display: 'flex',
              borderLeft: 4,
              borderColor: item.isOverdue ? 'error.main' : 'divider',
              ...(item.id === chosenId ? { outline: '2px solid', outlineColor: 'primary.main' } : {}),
            }}
          >
            <ButtonBase
              onClick={() => onChoose(item.id)}
              aria-current={item.id === chosenId}
              sx={{ flex: 1, minWidth: 0, p: 1.25, display: 'block', textAlign: 'left' }}
            >
              <Summary item={item} />
            </ButtonBase>
            {item.phoneNumber ? (
              <IconButton
                component="a"
                href={`tel:${item.phoneNumber}`}
                color="primary"
                aria-label={translate('followUps.callOf', {
                  name: item.clientName,
                  phone: formatPhone(item.phoneNumber),
                })}
                sx={{ alignSelf: 'center', width: 56, height: 56 }}
              >
                <PhoneIcon />
              </IconButton>
            ) : null}
          </Card>
          {item.id === chosenId ? below : null}
        </Box>
      ))}
    </Box>
  );
}

/** Not below the bar of the top. */
const bringIntoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' });

/** What is to be done. */
function nameOf({ step, reason }: FollowUpItem, translate: (key: string) => string): string {
  if (reason) return translate(`followUps.reason.${reason}`);
  return step ? translate(`followUps.step.${step}`) : translate('followUps.ticket');
}

function Summary({ item }: { item: FollowUpItem }) {
  const translate = useTranslate();
  const now = new Date();
  const { standsInFor } = item;
  const { clientName, reference, title, place, by, dueAt, isOverdue, lastCall, isNumberWrong } = item;
  const due = isOverdue
    ? translate('followUps.overdueSince', { age: formatAge(dueAt, now) })
    : translate('followUps.dueAt', { date: isDay(dueAt) ? formatDate(dueAt) : formatDateTime(dueAt) });
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {clientName && reference ? `${clientName} · ` : clientName}
        <span style={{ whiteSpace: 'nowrap' }}>{reference}</span>
      </Typography>
      <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {nameOf(item, translate)}
        {by === 'service' ? '' : ` · ${translate(`followUps.by.${by}`)}`}
      </Typography>
      <Typography component="span" sx={detail}>
        {[title, place].filter(Boolean).join(' · ')}
      </Typography>
      <Typography component="span" sx={{ ...detail, color: isOverdue ? 'error.main' : 'text.secondary' }}>
        {due}
      </Typography>
      {lastCall ? (
        <Typography component="span" sx={detail}>
          {translate('followUps.lastCall', {
            outcome: translate(`leads.call.${lastCall.outcome}`),
            age: formatAge(lastCall.calledAt, now),
          })}
        </Typography>
      ) : null}
      {standsInFor ? (
        <Typography component="span" sx={{ ...detail, fontWeight: 600 }}>
          {translate('followUps.standsInFor', { name: standsInFor.name, date: formatDate(standsInFor.untilDay) })}
        </Typography>
      ) : null}
      {isNumberWrong ? <Chip size="small" color="error" label={translate('followUps.wrongNumber')} /> : null}
    </>
  );
}

const detail = { display: 'block', color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;
