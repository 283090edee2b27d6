import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useDialogAction } from './useDialogAction.ts';

interface Props {
  /** What the button says, and which one it is where there are several. */
  label: string;
  name?: string;
  colour?: ButtonProps['color'];
  title: string;
  /** What is asked. */
  children: string;
  act: () => Promise<ApiResult<unknown>>;
  /** Text key: what is said once it is done. */
  done: string;
}

/** A button whose act is agreed to first. */
export function AskedAct({ label, name, colour = 'primary', title, children, act, done }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, failure, cancel } = useDialogAction(() => setAsking(false));
  return (
    <>
      <Button variant="outlined" color={colour} onClick={() => setAsking(true)} aria-label={name}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        busy={isBusy}
        onYes={() => void run(act, done)}
        onNo={cancel}
        {...(failure ? { failure: translate(failure) } : {})}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
