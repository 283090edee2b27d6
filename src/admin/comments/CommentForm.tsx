import { Box, Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { COMMENT_MAX } from '../../shared/comments/rules.ts';
import { entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useKeptState } from '../providers/keptState.ts';

interface Props {
  label: string;
  hint?: string;
  initial?: string;
  send: (body: string) => Promise<ApiResult<unknown>>;
  /** Given where a comment is corrected: it was, or was left. */
  onEnd?: () => void;
}

/** The words of a comment. What was typed stays until the server has it. */
export function CommentForm({ label, hint, initial = '', send, onEnd }: Props) {
  const translate = useTranslate();
  const { body, type, submit, isBusy, failure } = useWriting(initial, send, onEnd);
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
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: COMMENT_MAX } }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="outlined" disabled={isBusy} aria-busy={isBusy}>
          {translate(onEnd ? 'comments.save' : 'comments.send')}
        </Button>
        {onEnd ? <Button onClick={onEnd}>{translate('comments.cancel')}</Button> : null}
      </Stack>
    </Box>
  );
}

function useWriting(initial: string, send: Props['send'], onEnd: (() => void) | undefined) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [body, setBody] = useKeptState(`comment.${initial}`, initial);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!body.trim()) return setFailure('comments.bodyRequired');
    setBusy(true);
    try {
      await entityOf(send(body.trim()));
      setBody('');
      notify('comments.sent', { type: 'success' });
      onEnd?.();
      refresh();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  const type = (words: string) => {
    setBody(words);
    setFailure(undefined);
  };
  return { body, type, submit, isBusy, failure };
}
