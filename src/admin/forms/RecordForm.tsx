import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { keepCount } from './edits.ts';
import { FormSync, type Saved } from './FormSync.tsx';
import { Overtaken } from './Overtaken.tsx';

/** A record reloaded under the form leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true, ...keepCount };

interface Props<Values> {
  /** The version the form starts from. */
  values: Values;
  /** The last save, a new object each time. */
  saved: Saved<Values> | undefined;
  /** Text keys by field, or none; those of fields within a field are within it. */
  validate: (typed: Values) => object;
  onSubmit: (typed: FieldValues) => unknown;
  children: ReactNode;
}

/** A form that corrects a record: asks before unsaved changes are left, and keeps them over the end of a session. */
export function RecordForm<Values extends FieldValues & { id: string }>(props: Props<Values>) {
  const { values, saved, validate, onSubmit, children } = props;
  return (
    <Form
      noValidate
      warnWhenUnsavedChanges
      record={values}
      resetOptions={keepTyped}
      validate={(typed) => validate(typed as Values)}
      onSubmit={onSubmit}
    >
      <Stack sx={{ gap: 2 }}>
        <Overtaken values={values} saved={saved} />
        {children}
      </Stack>
      <FormSync values={values} saved={saved} />
    </Form>
  );
}
