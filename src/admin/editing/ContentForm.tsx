import { Stack } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { FormSync } from '../forms/FormSync.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useSave } from './useSave.ts';

/** A record reloaded under the form leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true };

interface Props<Row extends RaRecord, Values extends { id: string }> {
  resource: string;
  row?: (Row & { updatedAt: string }) | undefined;
  /** What the form holds: text as it is typed. Without a record, what a new one begins with. */
  valuesOf: (row: Row | undefined) => Values;
  bodyOf: (typed: Values) => object;
  /** Text keys by field, or none. */
  validate: (typed: Values) => Record<string, string>;
  children: ReactNode;
}

/** A form of the site's content: the same for something new and for what there is. */
export function ContentForm<Row extends RaRecord, Values extends { id: string }>(props: Props<Row, Values>) {
  const { resource, row, valuesOf, bodyOf, validate, children } = props;
  const values = useMemo(() => valuesOf(row), [row, valuesOf]);
  const { submit, saved, isBusy } = useSave<Row, Values>({ resource, row, valuesOf, bodyOf });
  return (
    <Form
      noValidate
      warnWhenUnsavedChanges
      record={values}
      resetOptions={keepTyped}
      validate={(typed) => validate(typed as Values)}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2 }}>
        {children}
        <SaveBar isBusy={isBusy} isNew={row === undefined} />
      </Stack>
      <FormSync values={values} saved={saved} restored="editing.draftRestored" />
    </Form>
  );
}
