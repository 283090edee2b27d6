import { Alert, Box, Button, Chip, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ResourceContextProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Absence, AbsencesOfPerson } from '../../shared/absences/views.ts';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { formatDate, isoDate } from '../../shared/format/dates.ts';
import { toFormErrors } from '../forms/formErrors.ts';
import { api, entityOf } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { fieldErrorsOf, messageOf, refusalCode } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import '../texts/absences.ts';

/** A line from what stands above. */
const apart = { pt: 1.5, borderTop: 1, borderColor: 'divider' } as const;

type Send = () => Promise<ApiResult<AbsencesOfPerson>>;

/** When somebody of the staff is away: what is noted, and the form for another absence. */
export function Absences({ personId }: { personId: string }) {
  const translate = useTranslate();
  const { query, run } = useAbsences(personId);
  const { data } = query;
  if (query.isPending) return <Skeleton variant="rounded" height={48} />;
  if (!data)
    return (
      <Alert severity="error" action={<Button onClick={() => query.refetch()}>{translate('common.retry')}</Button>}>
        {translate('absences.failed')}
      </Alert>
    );
  return (
    <ResourceContextProvider value="absences">
      <Stack sx={{ gap: 2 }}>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{translate('absences.intro')}</Typography>
        {data.absences.length === 0 ? <Typography>{translate('absences.none')}</Typography> : null}
        {data.absences.length > 0 ? (
          <Box
            component="ul"
            aria-label={translate('absences.title')}
            sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none', '& > li + li': apart }}
          >
            {data.absences.map((absence) => (
              <li key={absence.id}>
                <NotedAbsence absence={absence} run={run} />
              </li>
            ))}
          </Box>
        ) : null}
        <AbsenceForm
          colleagues={data.colleagues}
          save={(body) =>
            // Without a key: twice is no error, and one that was called off since may be noted anew.
            run(() => api.post('/admin/staff/{id}/absences', { path: { id: personId }, body }), 'absences.saved').then(
              (error) => (error ? toFormErrors(error, body) : undefined),
            )
          }
        />
      </Stack>
    </ResourceContextProvider>
  );
}

/** Reads the absences of a person; `run` changes them, says how it went, and gives back what went wrong. */
function useAbsences(personId: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  const options = apiQuery(['absences', personId], (signal) =>
    api.get('/admin/staff/{id}/absences', { path: { id: personId }, signal }),
  );
  const query = useQuery(options);
  const run = async (send: Send, told: string): Promise<unknown> => {
    try {
      client.setQueryData(options.queryKey, await entityOf(send()));
      notify(told, { type: 'success' });
      refresh();
      return undefined;
    } catch (error) {
      // Somebody else was faster: what they left is shown, and the row that was pressed may be gone.
      if (refusalCode(error)) {
        notify(messageOf(error), { type: 'error' });
        await query.refetch();
      }
      return error;
    }
  };
  return { query, run };
}

interface NotedProps {
  absence: Absence;
  run: (send: Send, told: string) => Promise<unknown>;
}

function NotedAbsence({ absence: { id, fromDay, untilDay, isRunning, standInName, handedOver }, run }: NotedProps) {
  const translate = useTranslate();
  const [isChanging, setChanging] = useKeptState(`absence.change.${id}`, false);
  const [day, setDay] = useKeptState(`absence.until.${id}`, untilDay);
  const [seen, setSeen] = useKeptState(`absence.seen.${id}`, untilDay);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const act = async (send: Send, told: string) => {
    setBusy(true);
    const error = await run(send, told);
    setBusy(false);
    const atDay = error ? fieldErrorsOf(error)?.untilDay : undefined;
    const isOver = !error || refusalCode(error) !== undefined;
    setProblem(atDay);
    setFailure(isOver || atDay ? undefined : messageOf(error));
    if (isOver) setChanging(false);
  };
  const change = () => {
    const body = { untilDay: day, before: seen };
    return act(() => api.put('/admin/absences/{id}', { path: { id }, body }), 'absences.changed');
  };
  /** Begins with the day as it is now. */
  const toggle = () => {
    if (!isChanging) {
      setDay(untilDay);
      setSeen(untilDay);
    }
    setChanging(!isChanging);
  };
  const end = () =>
    act(() => api.post('/admin/absences/{id}/end', { path: { id }, once: `absence-end:${id}` }), 'absences.ended');
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {fromDay === untilDay
            ? translate('absences.day', { date: formatDate(fromDay) })
            : translate('absences.days', { from: formatDate(fromDay), until: formatDate(untilDay) })}
        </Typography>
        {isRunning ? <Chip size="small" color="warning" label={translate('absences.running')} /> : null}
      </Stack>
      {standInName || handedOver > 0 ? (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {[
            ...(standInName ? [translate('absences.standIn', { name: standInName })] : []),
            ...(handedOver > 0 ? [translate('absences.handedOver', { smart_count: handedOver })] : []),
          ].join(' · ')}
        </Typography>
      ) : null}
      {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
      {isChanging ? (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <TextField
            type="date"
            size="small"
            label={translate('resources.absences.fields.untilDay')}
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
              setProblem(undefined);
            }}
            error={problem !== undefined}
            helperText={problem ? <span role="alert">{translate(problem)}</span> : null}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: isoDate(new Date()) } }}
            sx={{ flex: 1 }}
          />
          <Button variant="contained" disabled={isBusy} onClick={change}>
            {translate('absences.keep')}
          </Button>
        </Stack>
      ) : null}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 auto', sm: '0 0 auto' } } }}>
        <Button variant="outlined" size="small" aria-expanded={isChanging} disabled={isBusy} onClick={toggle}>
          {translate('absences.changeUntil')}
        </Button>
        <Button variant="outlined" size="small" color="error" disabled={isBusy} onClick={end}>
          {translate(isRunning ? 'absences.endToday' : 'absences.callOff')}
        </Button>
      </Stack>
    </Stack>
  );
}
