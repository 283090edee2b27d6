import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { HttpError, useCreatePath, useNavigate, useTranslate } from 'react-admin';
import { normaliseAccountNumber } from '../../shared/enterprises/agentSchemas.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { SearchIcon } from '../ui/icons.tsx';

const MAX_LENGTH = 20;

/** The button of the search by account number, and its dialog. */
export function FindEnterprise() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<SearchIcon />} onClick={() => setOpen(true)}>
        {translate('sales.find')}
      </Button>
      {isOpen ? <FindDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Upper-cased and trimmed, Enter searches (specification §5); what is found is opened. */
function FindDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { find, isBusy, failure, forget } = useFind();

  const type = (text: string) => {
    setTyped(text.toUpperCase());
    forget();
  };
  return (
    <FormDialog
      title={translate('sales.findTitle')}
      submit={translate('sales.findSubmit')}
      cancel={translate('sales.cancel')}
      isBusy={isBusy}
      onSubmit={() => void find(typed)}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        margin="dense"
        label={translate('sales.findLabel')}
        value={typed}
        onChange={(event) => type(event.target.value)}
        error={failure !== undefined}
        helperText={failure ? <Failure sentences={failure} /> : translate('sales.findHint')}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            maxLength: MAX_LENGTH,
            autoCapitalize: 'characters',
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
    </FormDialog>
  );
}

function Failure({ sentences }: { sentences: readonly string[] }) {
  const translate = useTranslate();
  return <span role="alert">{sentences.map((sentence) => translate(sentence)).join(' ')}</span>;
}

/** Every failure says that nothing was found (specification §8), and why where it is not for lack of a match. */
function sentencesOf(error: unknown): string[] {
  const isNoMatch = error instanceof HttpError && error.status === 404;
  return ['enterprises.enterpriseNotFound', ...(isNoMatch ? [] : [messageOf(error)])];
}

function useFind() {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<readonly string[]>();

  const find = async (typed: string) => {
    const accountNumber = normaliseAccountNumber(typed);
    if (accountNumber === '') return setFailure(['enterprises.accountNumberRequired']);
    setBusy(true);
    setFailure(undefined);
    try {
      const options = { path: { accountNumber } };
      const { id } = await entityOf(api.get('/find-enterprise-by-account-number/{accountNumber}', options));
      navigate(createPath({ resource: 'enterprises', type: 'edit', id }));
    } catch (error) {
      setFailure(sentencesOf(error));
      setBusy(false);
    }
  };
  return { find, isBusy, failure, forget: () => setFailure(undefined) };
}
