import {
  Alert,
  Box,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { REASON_MAX } from '../../shared/verifications/schemas.ts';
import { documentKinds, mustNameItsEnd } from '../../shared/verifications/status.ts';
import type { CheckedDocument, VerificationDetails } from '../../shared/verifications/views.ts';
import { FileContent } from '../files/FilePreview.tsx';
import { api, entityOf } from '../providers/api.ts';
import { fieldErrorsOf, messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';

interface Props {
  document: CheckedDocument;
  request: VerificationDetails;
  onClose: () => void;
}

interface Verdict {
  kind: CheckedDocument['kind'];
  /** None until somebody chose: a verdict is an act, never a default. */
  status: 'Accepted' | 'Refused' | '';
  reason: string;
  expiresOn: string;
}

/** What a document is, whether it is good, until when, or why not. */
export function CheckDialog({ document, request, onClose }: Props) {
  const translate = useTranslate();
  const [verdict, setVerdict] = useKeptState<Verdict>(`verdict.${document.id}`, {
    kind: document.kind,
    status: '',
    reason: document.reason ?? '',
    expiresOn: document.expiresOn ?? '',
  });
  const { send, isBusy, errors, failure } = useCheck(document.id, request, onClose);
  const change = (part: Partial<Verdict>) => setVerdict({ ...verdict, ...part });
  const isApproved = request.status === 'Recommended' || request.status === 'Approved';
  return (
    <FormDialog
      title={translate('verification.checkTitle', { name: document.name })}
      submit={translate('verification.save')}
      cancel={translate('verification.cancel')}
      isBusy={isBusy}
      maxWidth="lg"
      sx={sideBySide}
      onSubmit={() => void send(verdict)}
      onClose={onClose}
    >
      <FileContent file={document} />
      <Stack sx={{ gap: 2 }}>
        {isApproved ? <Alert severity="warning">{translate('verification.voids')}</Alert> : null}
        {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
        <Box sx={{ pt: 1, display: 'grid' }}>
          <KindField kind={verdict.kind} onChoice={(kind) => change({ kind })} />
        </Box>
        <VerdictField status={verdict.status} problem={errors.status} onChoice={(status) => change({ status })} />
        {verdict.status === 'Accepted' ? (
          <TextField
            type="date"
            label={translate('verification.expiresOn')}
            value={verdict.expiresOn}
            onChange={(event) => change({ expiresOn: event.target.value })}
            required={mustNameItsEnd(verdict.kind)}
            {...helpOf(
              errors.expiresOn,
              translate(mustNameItsEnd(verdict.kind) ? 'verification.expiresOnNeeded' : 'verification.expiresOnHint'),
            )}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ) : null}
        {verdict.status === 'Refused' ? (
          <TextField
            multiline
            minRows={2}
            label={translate('verification.reason')}
            value={verdict.reason}
            onChange={(event) => change({ reason: event.target.value })}
            {...helpOf(errors.reason, translate('verification.reasonHint'))}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: REASON_MAX } }}
          />
        ) : null}
      </Stack>
    </FormDialog>
  );
}

/** The document beside what is said of it; on a phone above it. */
const sideBySide = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(16rem, 1fr)' },
  // Above the questions it leaves room for them.
  '& > iframe, & > img': { maxHeight: { xs: '40vh', md: '70vh' } },
} as const;

const helpOf = (error: string | undefined, hint: string) => ({
  error: error !== undefined,
  helperText: error ? <span role="alert">{error}</span> : hint,
});

function KindField({ kind, onChoice }: { kind: Verdict['kind']; onChoice: (kind: Verdict['kind']) => void }) {
  const translate = useTranslate();
  const choices = documentKinds.map((value) => ({ value, label: translate(`verifications.kind.${value}`) }));
  // The select holds nothing but these.
  const choose = (value: string) => onChoice(value as Verdict['kind']);
  return <ChoiceField label={translate('verification.kind')} value={kind} choices={choices} onChoice={choose} />;
}

interface VerdictFieldProps {
  status: Verdict['status'];
  problem: string | undefined;
  onChoice: (status: Verdict['status']) => void;
}

function VerdictField({ status, problem, onChoice }: VerdictFieldProps) {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <div>
      <FormLabel id={labelId} error={problem !== undefined}>
        {translate('verification.verdict')}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={status}
        onChange={(_, value) => onChoice(value as Verdict['status'])}
      >
        {(['Accepted', 'Refused'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={translate(`verification.verdict.${value}`)}
          />
        ))}
      </RadioGroup>
      {problem ? (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      ) : null}
    </div>
  );
}

function useCheck(id: string, { version }: VerificationDetails, onClose: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const translate = useTranslate();
  const send = async ({ expiresOn, reason, status, kind }: Verdict) => {
    setFailure(undefined);
    if (!status) return setErrors({ status: translate('verification.verdictRequired') });
    setBusy(true);
    const body = { kind, status, ...(status === 'Accepted' ? { expiresOn } : { reason }), version };
    try {
      await entityOf(api.put('/admin/verification-documents/{id}', { path: { id }, body, once: `check:${id}` }));
      notify('verification.checked', { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      const named = fieldErrorsOf(error);
      setErrors(named ?? {});
      setFailure(named ? undefined : messageOf(error));
      // Somebody was faster: what is typed stays, the page behind and its version are brought up to date.
      if (!named) refresh();
      setBusy(false);
    }
  };
  return { send, isBusy, errors, failure };
}
