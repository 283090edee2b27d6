import { Box, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { COMMENT_MAX } from '../../shared/comments/rules.ts';
import { entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useDraftText } from '../providers/useDraft.ts';

interface Props {
  /** What is typed is kept under it; it holds the id of the record or of the comment. */
  name: string;
  label: string;
  hint?: string;
  initial?: string;
  /** `once` is `name`: as long as these words are kept, they are sent under one key. */
  send: (body: string, once: string) => Promise<ApiResult<unknown>>;
  /** Given where a comment is corrected: it was, or was left. */
  onEnd?: () => void;
}

/** The words of a comment. What was typed stays until the server has it. */
export function CommentForm(props: Props) {
  const { label, hint, onEnd } = props;
  const translate = useTranslate();
  const { body, type, submit, leave, isBusy, failure } = useWriting(props);
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <TextField
        multiline
        minRows={2}
        label={label}
        value={body}
        onChange={(event) => type(event.target.value)}
        error={failure !== undefined}
        helperText={failure ? <span role="alert">{translate(failure)}</span> : hint}
        slotProps={{
          inputLabel: { shrink: true },
          // A correction closes with its answer: nothing more is typed into it.
          htmlInput: { maxLength: COMMENT_MAX, readOnly: onEnd !== undefined && isBusy },
        }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="outlined" disabled={isBusy} aria-busy={isBusy}>
          {translate(onEnd ? 'comments.save' : 'comments.send')}
        </Button>
        {onEnd ? (
          <Button onClick={leave} disabled={isBusy}>
            {translate('comments.cancel')}
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
}

function useWriting({ name, initial = '', send, onEnd }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { text: body, type: keep, forget } = useDraftText(name, initial);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!body.trim()) return setFailure('comments.bodyRequired');
    setBusy(true);
    setFailure(undefined);
    try {
      await entityOf(send(body.trim(), name));
      forget(body);
      notify('comments.sent', { type: 'success' });
      onEnd?.();
      refresh();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  const type = (words: string) => {
    keep(words);
    setFailure(undefined);
  };
  const leave = () => {
    keep(initial);
    onEnd?.();
  };
  return { body, type, submit, leave, isBusy, failure };
}
