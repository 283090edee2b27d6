import { Alert, Box, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { CALL_NOTE_MAX } from '../../shared/followUps/groups.ts';
import type { FollowUpItem } from '../../shared/followUps/views.ts';
import { type Holidays, workedFrom, workedUntil } from '../../shared/followUps/workingTime.ts';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { callOutcomes } from '../../shared/leads/status.ts';
import { useKeptState } from '../providers/keptState.ts';
import { useDraftText } from '../providers/useDraft.ts';
import { noteName } from './useChosen.ts';
import { useFigures } from './useFigures.ts';
import { useRecording } from './useRecording.ts';
import { useShortcuts } from './useShortcuts.ts';

type Outcome = (typeof callOutcomes)[number];

interface Props {
  item: FollowUpItem;
  /** Nothing is noted now, though nothing is on its way. */
  isResting: boolean;
  hasKeys: boolean;
  onDone: (id: string) => void;
}

/** What came of a call, in one tap; a call back is a second one, for its hour. A refusal keeps what was typed. */
export function CallOutcomes({ item, isResting, hasKeys, onDone }: Props) {
  const { id, kind } = item;
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const closedDays = useFigures(filterValues)?.closedDays ?? [];
  const note = useDraftText(noteName(id));
  const [isBack, setBack] = useKeptState(`followUp.back.${id}`, false);
  // The focus is elsewhere then: the hours take it.
  const [isByKey, setByKey] = useState(false);
  const at = useDraftText(`follow-up-at:${id}`);
  const { send, isBusy, failure } = useRecording(item, () => {
    setBack(false);
    at.forget(at.text);
    // Whoever goes on typing stays with that client.
    if (!note.forget(note.text)) onDone(id);
  });
  // To open the hours notes nothing yet.
  const isClosed = (outcome: Outcome) => isBusy || (isResting && outcome !== 'callBack');
  const record = (outcome: Outcome, backAt?: string) => {
    if (isClosed(outcome)) return;
    void send({ kind, outcome, note: note.text, at: backAt || undefined });
  };
  const press = (outcome: Outcome) => (outcome === 'callBack' ? setBack(!isBack) : record(outcome));
  useShortcuts(
    hasKeys,
    Object.fromEntries(
      callOutcomes.map((outcome, index) => [
        String(index + 1),
        () => {
          setByKey(true);
          press(outcome);
        },
      ]),
    ),
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
      <Box role="group" aria-label={translate('followUps.outcomes')} sx={twoByTwo}>
        {callOutcomes.map((outcome, index) => (
          <Button
            key={outcome}
            variant={outcome === 'reached' ? 'contained' : 'outlined'}
            color={outcome === 'wrongNumber' ? 'error' : 'primary'}
            disabled={isClosed(outcome)}
            aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
            {...(outcome === 'callBack' ? { 'aria-expanded': isBack } : {})}
            onClick={() => {
              setByKey(false);
              press(outcome);
            }}
          >
            {translate(`followUps.outcome.${outcome}`)}
          </Button>
        ))}
      </Box>
      {isBack ? (
        <Stack sx={{ gap: 1 }}>
          <Box sx={twoByTwo}>
            {soonHours(new Date(), new Set(closedDays)).map((hour, index) => (
              <Button
                key={hour.getTime()}
                autoFocus={isByKey && index === 0}
                variant="outlined"
                disabled={isBusy}
                onClick={() => record('callBack', hour.toISOString())}
              >
                {formatDateTime(hour)}
              </Button>
            ))}
          </Box>
          <TextField
            type="datetime-local"
            size="small"
            label={translate('followUps.backAt')}
            value={at.text}
            onChange={(event) => at.type(event.target.value)}
            helperText={
              closedDays.length > 0
                ? translate('followUps.closedDays', { days: closedDays.map(formatDate).join(', ') })
                : undefined
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button disabled={isBusy} onClick={() => record('callBack', at.text && `${at.text}:00Z`)}>
            {translate('followUps.backConfirm')}
          </Button>
        </Stack>
      ) : null}
      <TextField
        size="small"
        multiline
        label={translate('followUps.note')}
        value={note.text}
        onChange={(event) => note.type(event.target.value)}
        slotProps={{ htmlInput: { maxLength: CALL_NOTE_MAX } }}
      />
    </Stack>
  );
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** In an hour and in three of working time, and the next working morning and afternoon; Conakry's time is UTC. */
function soonHours(now: Date, closed: Holidays): Date[] {
  const whole = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
  const tomorrow = Math.floor(now.getTime() / DAY_MS) * DAY_MS + DAY_MS;
  const morning = new Date(workedFrom(new Date(tomorrow), closed).getTime() + HOUR_MS);
  const hours = [
    workedUntil(whole, 1, closed),
    workedUntil(whole, 3, closed),
    morning,
    new Date(morning.getTime() + 6 * HOUR_MS),
  ];
  const open = hours.map((hour) => workedFrom(hour, closed));
  return [...new Map(open.map((hour) => [hour.getTime(), hour])).values()];
}

const twoByTwo = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
