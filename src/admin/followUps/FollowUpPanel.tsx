import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { FollowUpItem } from '../../shared/followUps/views.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { HandOverDialog } from '../projects/HandOverDialog.tsx';
import { Timeline } from '../projects/Timeline.tsx';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { Conversation } from '../support/Conversation.tsx';
import { LoadedSection } from '../ui/Section.tsx';
import { useDialogAction } from '../ui/useDialogAction.ts';
import { CallOutcomes } from './CallOutcomes.tsx';
import { FIELDS, useShortcuts } from './useShortcuts.ts';
import '../texts/support.ts';
import '../texts/projects.ts';

interface Props {
  item: FollowUpItem | undefined;
  /** It has left the list meanwhile. */
  isGone: boolean;
  /** The desk went on to it by itself. */
  isLedTo: boolean;
  /** A call was noted just now: another one is not yet. */
  isResting: boolean;
  hasKeys: boolean;
  onNext: () => void;
  /** A call about the item was noted. */
  onDone: (id: string) => void;
}

/** What is taken up: whom to call, what came of it, and all that happened before. */
export function FollowUpPanel({ item, isGone, isLedTo, isResting, hasKeys, onNext, onDone }: Props) {
  const translate = useTranslate();
  useShortcuts(hasKeys, { n: onNext });
  return (
    <Stack sx={{ gap: 1, my: 1 }}>
      <Button variant="contained" onClick={onNext} aria-keyshortcuts={hasKeys ? 'n' : undefined}>
        {translate('followUps.next')}
      </Button>
      {item ? (
        <>
          <Card>
            <CardContent sx={{ display: 'grid', gap: 1.5 }}>
              <Who item={item} takesFocus={isLedTo} />
              {isGone ? <Alert severity="info">{translate('followUps.gone')}</Alert> : null}
              <CallOutcomes item={item} isResting={isResting} hasKeys={hasKeys} onDone={onDone} />
              {item.kind === 'enterprise' ? <EnterpriseLink item={item} /> : <Links item={item} />}
            </CardContent>
          </Card>
          {item.kind === 'ticket' ? <TicketConversation id={item.id} updatedAt={item.updatedAt} /> : null}
          {item.projectId ? <Timeline project={{ id: item.projectId, updatedAt: item.updatedAt }} /> : null}
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{translate('followUps.chooseOne')}</Typography>
      )}
    </Stack>
  );
}

/** What the person wrote and what was answered, noted and called about since. */
function TicketConversation({ id, updatedAt }: { id: string; updatedAt: string }) {
  const translate = useTranslate();
  const query = useQuery(
    apiQuery(['support-tickets', id, updatedAt], (signal) =>
      api.get('/admin/support-tickets/{id}', { path: { id }, signal }),
    ),
  );
  if (query.data) return <Conversation ticket={query.data} />;
  return <LoadedSection title={translate('support.conversation')} failed="support.ticketFailed" query={query} />;
}

function Who({ item, takesFocus }: { item: FollowUpItem; takesFocus: boolean }) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with the row before: from here the telephone and the outcomes are the next stops.
  useLayoutEffect(() => {
    if (takesFocus && !document.activeElement?.matches(FIELDS)) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { clientName, phoneNumber, agentName, isNumberWrong, lastCall } = item;
  return (
    <>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {clientName}
      </Typography>
      {isNumberWrong ? <Alert severity="error">{translate('followUps.wrongNumberHint')}</Alert> : null}
      {phoneNumber ? (
        <Button component="a" href={`tel:${phoneNumber}`} variant="outlined">
          {translate('followUps.call', { phone: formatPhone(phoneNumber) })}
        </Button>
      ) : (
        <Typography>{translate('followUps.noPhone')}</Typography>
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {agentName ? translate('followUps.agent', { name: agentName }) : translate('followUps.nobody')}
      </Typography>
      {lastCall?.note ? (
        <Typography sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {translate('followUps.lastNote', { note: lastCall.note })}
        </Typography>
      ) : null}
    </>
  );
}

function EnterpriseLink({ item: { enterpriseId } }: { item: FollowUpItem }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (!enterpriseId) return null;
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource: 'enterprises', type: 'edit', id: enterpriseId })}
      sx={{ justifySelf: 'start' }}
    >
      {translate('followUps.openEnterprise')}
    </Button>
  );
}

function Links({ item: { id, kind, agentId, updatedAt, version } }: { item: FollowUpItem }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy, failure } = useDialogAction(() => setAsked(false));
  const isProject = kind === 'project';
  const giveProject = (toId: string | null) => {
    const options = { path: { id }, body: { agentId: toId, updatedAt }, once: `hand-over:${id}` };
    void run(() => api.put('/admin/projects/{id}/assignment', options), 'desk.handedOver');
  };
  const giveTicket = (toId: string | null) => {
    if (!toId || !version) return;
    const options = { path: { id }, body: { agentId: toId, version }, once: `hand-over:${id}` };
    void run(() => api.put('/admin/support-tickets/{id}/holder', options), 'support.handedOver');
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        component={LinkBase}
        to={createPath({ resource: isProject ? 'projects' : 'support-tickets', type: 'edit', id })}
      >
        {translate(isProject ? 'followUps.open' : 'followUps.openTicket')}
      </Button>
      <Button onClick={() => setAsked(true)}>{translate(isProject ? 'desk.handOver' : 'support.handOver')}</Button>
      {isAsked ? (
        <HandOverDialog
          title={translate(isProject ? 'desk.handOverTitle' : 'support.handOverTitle')}
          text={translate(isProject ? 'desk.handOverText' : 'support.handOverText')}
          holderId={agentId}
          canRelease={false}
          isBusy={isBusy}
          failure={failure}
          onNo={() => setAsked(false)}
          onYes={(toId) => (isProject ? giveProject(toId) : giveTicket(toId))}
        />
      ) : null}
    </Stack>
  );
}
