import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { newIdempotencyKey } from '../../shared/client/idempotencyKey.ts';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { ERASURE_NOTE_MAX } from '../../shared/privacy/schemas.ts';
import type { PersonData } from '../../shared/privacy/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { ReasonDialog } from '../ui/ReasonDialog.tsx';
import { LoadedSection } from '../ui/Section.tsx';
import '../texts/privacy.ts';

/** What customer service does with the data of somebody who calls: give it to them, or have it erased. */
export function PersonalData({ personId }: { personId: string }) {
  const translate = useTranslate();
  const query = useQuery(
    apiQuery(['personal data', personId], (signal) =>
      api.get('/admin/people/{id}/data', { path: { id: personId }, signal }),
    ),
  );
  return (
    <LoadedSection title={translate('personData.title')} failed="personData.failed" query={query}>
      {query.data ? <Known data={query.data} reload={query.refetch} /> : null}
    </LoadedSection>
  );
}

interface KnownProps {
  data: PersonData;
  reload: () => Promise<unknown>;
}

function Known({ data, reload }: KnownProps) {
  const translate = useTranslate();
  const { id, anonymisedAt, erasure, mayBeErased, requests, openRequests, runningJobs, unsettledPayments } = data;
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = useDataAction(reload);
  if (anonymisedAt)
    return <Typography>{translate('personData.erasedOn', { date: formatDate(anonymisedAt) })}</Typography>;
  const erase = async (note: string) => {
    // A key for each wish: one that waits stays as it is, and one that was called off is asked for anew.
    const options = { path: { id }, body: { note }, idempotencyKey: newIdempotencyKey() };
    await entityOf(api.post('/admin/people/{id}/data/erasure', options));
    await act(async () => undefined, 'personData.asked');
  };
  const keep = () =>
    act(() => entityOf(api.post('/admin/people/{id}/data/erasure/undo', { path: { id } })), 'personData.kept');
  const download = () =>
    act(async () => {
      const answer = await api.download(`/admin/people/${id}/data/export`);
      saveBlob(await entityOf(Promise.resolve(answer)), `donnees-${id}.json`);
    });
  return (
    <>
      {requests > 0 ? (
        <Typography>{translate('personData.requests', { smart_count: requests, open: openRequests })}</Typography>
      ) : null}
      {runningJobs > 0 ? (
        <Typography>{translate('personData.runningJobs', { smart_count: runningJobs })}</Typography>
      ) : null}
      {unsettledPayments > 0 ? (
        <Typography>{translate('personData.unsettled', { smart_count: unsettledPayments })}</Typography>
      ) : null}
      {erasure ? (
        <Alert severity="warning">
          {translate('personData.waiting', {
            asked: formatDate(erasure.requestedAt),
            due: formatDate(erasure.dueAt),
          })}
        </Alert>
      ) : null}
      <Button variant="outlined" onClick={download} disabled={isBusy} aria-busy={isBusy} sx={{ justifySelf: 'start' }}>
        {translate('personData.export')}
      </Button>
      {mayBeErased && erasure ? (
        <Button variant="outlined" onClick={keep} disabled={isBusy} aria-busy={isBusy} sx={{ justifySelf: 'start' }}>
          {translate('personData.keep')}
        </Button>
      ) : null}
      {mayBeErased && !erasure ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
          {translate('personData.erase')}
        </Button>
      ) : null}
      {isAsking ? (
        <ReasonDialog
          name={`erasure:${id}`}
          title="personData.eraseTitle"
          text={data.hasPassword ? 'personData.eraseText' : 'personData.eraseTextSame'}
          label="personData.note"
          hint="personData.noteHint"
          required="personData.noteRequired"
          submit="personData.erase"
          cancel="personData.cancel"
          maxLength={ERASURE_NOTE_MAX}
          colour="error"
          send={erase}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** Runs one action, says how it went where there is something to say, and reads the data again. */
function useDataAction(reload: () => Promise<unknown>) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const act = async (send: () => Promise<unknown>, success?: string) => {
    setBusy(true);
    try {
      await send();
      if (success) notify(success, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await reload();
    setBusy(false);
  };
  return { act, isBusy };
}
