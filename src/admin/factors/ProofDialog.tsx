import {
  Alert,
  Button,
  CircularProgress,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProofWay } from '../../shared/factors/status.ts';
import type { ProofOffer } from '../../shared/factors/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ProofField, type TypedWay } from './ProofField.tsx';
import { passkeyProof, problemOf, typedProof } from './proofs.ts';
import '../texts/factors.ts';

interface ProofDialogProps {
  onAnswer: (isGiven: boolean) => void;
}

/** Asks who it is before what moves money, roles or personal data; what was typed meanwhile stays where it is. */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const offer = useQuery({
    queryKey: ['recent-proof'],
    queryFn: () => entityOf(api.post('/recent-proof/options')),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const cancel = () => onAnswer(false);
  return (
    <Dialog open onClose={cancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{translate('factors.proofTitle')}</DialogTitle>
      {offer.data ? (
        <Offered offer={offer.data} onGiven={() => onAnswer(true)} onCancel={cancel} />
      ) : (
        <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          {offer.isPending ? <CircularProgress aria-label={translate('factors.verifying')} /> : null}
          {offer.error ? <Alert severity="error">{translate(messageOf(offer.error))}</Alert> : null}
          <Button onClick={cancel}>{translate('factors.cancel')}</Button>
        </DialogContent>
      )}
    </Dialog>
  );
}

interface OfferedProps {
  offer: ProofOffer;
  onGiven: () => void;
  onCancel: () => void;
}

const isTyped = (way: ProofWay | undefined): way is TypedWay => way !== undefined && way !== 'passkey';

function Offered({ offer, onGiven, onCancel }: OfferedProps) {
  const translate = useTranslate();
  const { way, choose, typed, setTyped, problem, isBusy, send } = useProof(offer, onGiven);
  const submit = (event: FormEvent) => {
    // The dialog stands in React's tree under the screen: its form is none of the screen's.
    event.preventDefault();
    event.stopPropagation();
    void send();
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{translate('factors.proofIntro')}</DialogContentText>
        {isTyped(way) ? <ProofField key={way} way={way} value={typed} problem={problem} onChange={setTyped} /> : null}
        {!isTyped(way) && problem ? <Alert severity="error">{translate(problem)}</Alert> : null}
        {way === undefined ? <Alert severity="warning">{translate('factors.loginNone')}</Alert> : null}
        <OtherWays ways={offer.ways} current={way} onChoose={choose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('factors.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={isBusy || way === undefined} aria-busy={isBusy}>
          {translate(way === 'passkey' ? 'factors.usePasskey' : 'factors.proofConfirm')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useProof(offer: ProofOffer, onGiven: () => void) {
  const [way, setWay] = useState<ProofWay | undefined>(offer.ways[0]);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    const proof = isTyped(way) ? typedProof(way, typed) : await passkeyProof();
    const failed = 'problem' in proof ? proof.problem : problemOf(await api.post('/recent-proof', { body: proof }));
    setBusy(false);
    if (failed === undefined) onGiven();
    else setProblem(failed);
  };
  const choose = (other: ProofWay) => {
    setWay(other);
    setTyped('');
    setProblem(undefined);
  };
  return { way, choose, typed, setTyped, problem, isBusy, send };
}

const names = {
  passkey: 'factors.choosePasskey',
  totp: 'factors.chooseTotp',
  recovery: 'factors.chooseRecovery',
  password: 'factors.proofPassword',
} as const;

interface OtherWaysProps {
  ways: readonly ProofWay[];
  current: ProofWay | undefined;
  onChoose: (way: ProofWay) => void;
}

function OtherWays({ ways, current, onChoose }: OtherWaysProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {ways
        .filter((way) => way !== current)
        .map((way) => (
          <Button key={way} size="small" onClick={() => onChoose(way)}>
            {translate(names[way])}
          </Button>
        ))}
    </Stack>
  );
}
