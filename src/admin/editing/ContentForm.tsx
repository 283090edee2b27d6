import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRedirect, useRefresh, useUpdate } from 'react-admin';
import type { Saved } from '../forms/FormSync.tsx';
import { formError, toFormErrors } from '../forms/formErrors.ts';
import { RecordForm } from '../forms/RecordForm.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { messageOf, refusalCode } from '../providers/httpErrors.ts';
import { DETAILS } from '../ui/EditScreen.tsx';
import '../texts/editing.ts';

interface ContentFormProps<Row extends RaRecord, Values extends { id: string }> {
  resource: string;
  row?: (Row & { updatedAt: string }) | undefined;
  /** What the form holds: text as it is typed. Without a record, what a new one begins with. */
  valuesOf: (row: Row | undefined) => Values;
  bodyOf: (typed: Values) => object;
  /** Text keys by field, or none; those of fields within a field are within it. */
  validate: (typed: Values) => object;
  children: ReactNode;
}

/** A form of the site's content: the same for something new and for what there is. */
export function ContentForm<Row extends RaRecord, Values extends { id: string }>(props: ContentFormProps<Row, Values>) {
  const { resource, row, valuesOf, bodyOf, validate, children } = props;
  const values = useMemo(() => valuesOf(row), [row, valuesOf]);
  const { submit, saved, isBusy } = useSave<Row, Values>({ resource, row, valuesOf, bodyOf });
  return (
    <RecordForm values={values} saved={saved} validate={validate} onSubmit={submit}>
      {children}
      <SaveBar isBusy={isBusy} isNew={row === undefined} />
    </RecordForm>
  );
}

/** Failures are thrown to the form, which shows them. */
const loud = { mutationMode: 'pessimistic' as const, returnPromise: true as const, onError: () => undefined };

interface Saving<Row, Values> {
  resource: string;
  /** The version the form was opened on; without it something new is made. */
  row?: (Row & { updatedAt: string }) | undefined;
  valuesOf: (row: Row) => Values;
  /** What the API takes for what was typed. */
  bodyOf: (typed: Values) => object;
}

/**
 * Saves a form of the site's content. A failure comes back as errors of the form. Where somebody was faster the
 * sentence says who and when, and their version is loaded under what was typed; saving again then keeps what was
 * typed.
 */
function useSave<Row extends RaRecord, Values extends object>(saving: Saving<Row, Values>) {
  const { resource, row, valuesOf, bodyOf } = saving;
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [update] = useUpdate<Row>(undefined, undefined, loud);
  const [saved, setSaved] = useState<Saved<Values>>();
  const [isBusy, setBusy] = useState(false);
  const open = useOpening(resource);

  const run = async (typed: Values) => {
    if (!row) {
      const { data } = await dataProvider.create<Row>(resource, { data: bodyOf(typed) as Partial<Row> });
      notify('editing.created', { type: 'success' });
      open(String(data.id));
      return;
    }
    const data = { ...bodyOf(typed), updatedAt: row.updatedAt } as unknown as Partial<Row>;
    const now = await update(resource, { id: row.id, data, previousData: row, meta: DETAILS });
    notify('editing.saved', { type: 'success' });
    setSaved({ typed, now: valuesOf(now ?? row) });
    refresh();
  };

  const submit = async (values: object) => {
    setBusy(true);
    try {
      await run(values as Values);
      return undefined;
    } catch (error) {
      if (refusalCode(error) !== 'STALE') return toFormErrors(error, values);
      refresh();
      return formError(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { submit, saved, isBusy };
}

/** Goes to what was just made, once the submission has ended: until then leaving the form would be asked about. */
function useOpening(resource: string) {
  const redirect = useRedirect();
  const [madeId, setMadeId] = useState<string>();
  useEffect(() => {
    if (!madeId) return;
    const timer = setTimeout(() => redirect('edit', resource, madeId));
    return () => clearTimeout(timer);
  }, [madeId, resource, redirect]);
  return setMadeId;
}
