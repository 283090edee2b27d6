import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ResetItem } from '../../shared/factors/views.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { api, entityOf } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useSession } from '../providers/session.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LoadedSection } from '../ui/Section.tsx';
import '../texts/factors.ts';

const KEY = ['factor-resets'];

/** Who lost every second factor and waits for two admins; nothing where nobody does. */
export function FactorResets() {
  const translate = useTranslate();
  const query = useQuery(apiQuery(KEY, (signal) => api.get('/admin/factor-resets', { signal })));
  if (!query.error && !query.data?.length) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <LoadedSection title={translate('factors.resetsTitle')} failed="factors.resetsFailed" query={query}>
        <Typography color="textSecondary">{translate('factors.resetsIntro')}</Typography>
        {query.data?.map((reset) => (
          <Reset key={reset.id} reset={reset} />
        ))}
      </LoadedSection>
    </Box>
  );
}

type Act = 'approval' | 'refusal';

function Reset({ reset }: { reset: ResetItem }) {
  const translate = useTranslate();
  const self = useSession()?.user.id;
  const [asked, setAsked] = useState<Act>();
  const { id, person, note, createdAt, approvedBy, approvedAt } = reset;
  const isOwn = person.id === self;
  const hasApproved = approvedBy?.id === self;
  return (
    <Stack sx={{ gap: 0.5, borderTop: 1, borderColor: 'divider', pt: 2, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {person.fullName}, {translate(`staff.role.${person.role}`)}
      </Typography>
      <Typography>
        {formatPhone(person.phoneNumber)} {person.email}
      </Typography>
      <Typography>« {note} »</Typography>
      <Typography color="textSecondary">
        {translate('factors.resetAsked', { date: formatDateTime(createdAt) })}
      </Typography>
      {approvedBy && approvedAt ? (
        <Typography color="textSecondary">
          {translate('factors.resetFirst', { name: approvedBy.fullName, date: formatDateTime(approvedAt) })}
        </Typography>
      ) : null}
      {isOwn ? <Typography>{translate('factors.resetOwn')}</Typography> : null}
      {hasApproved ? <Typography>{translate('factors.resetWaits')}</Typography> : null}
      {isOwn ? null : (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          {hasApproved ? null : (
            <Button variant="contained" onClick={() => setAsked('approval')}>
              {translate(approvedBy ? 'factors.resetConfirm' : 'factors.resetApprove')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setAsked('refusal')}>
            {translate('factors.resetRefuse')}
          </Button>
        </Stack>
      )}
      {asked ? <Decision key={id} act={asked} reset={reset} onClose={() => setAsked(undefined)} /> : null}
    </Stack>
  );
}

interface DecisionProps {
  act: Act;
  reset: ResetItem;
  onClose: () => void;
}

function Decision({ act, reset: { id, status, person }, onClose }: DecisionProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isSecond = status === 'Approved';
  const decide = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const options = { path: { id }, once: `factor-${act}:${id}` };
      const call =
        act === 'approval'
          ? api.put('/admin/factor-resets/{id}/approval', options)
          : api.put('/admin/factor-resets/{id}/refusal', options);
      const open = await entityOf(call);
      client.setQueryData(KEY, open);
      // Another admin may have approved since the page was read: then this was the second approval.
      const isDone = !open.some((one) => one.id === id);
      notify(done[act === 'refusal' ? 'refused' : isDone ? 'second' : 'first'], { type: 'success' });
      onClose();
    } catch (error) {
      setFailure(translate(messageOf(error)));
      setBusy(false);
    }
  };
  /** What was refused is read anew: somebody may have been faster. */
  const cancel = () => {
    onClose();
    if (failure) void client.invalidateQueries({ queryKey: KEY });
  };
  const isRefusal = act === 'refusal';
  return (
    <ConfirmDialog
      open
      title={translate(isRefusal ? 'factors.resetRefuseTitle' : 'factors.resetApproveTitle', { name: person.fullName })}
      busy={isBusy}
      {...(failure ? { failure } : {})}
      onYes={decide}
      onNo={cancel}
    >
      {translate(
        isRefusal ? 'factors.resetRefuseText' : isSecond ? 'factors.resetConfirmText' : 'factors.resetApproveText',
      )}
    </ConfirmDialog>
  );
}

const done = {
  first: 'factors.resetApproved',
  second: 'factors.resetDone',
  refused: 'factors.resetRefused',
} as const;
