import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { deviceDraft } from '../../shared/client/deviceDraft.ts';

interface KeptFormOptions<Values extends FieldValues> extends Omit<UseFormProps<Values>, 'defaultValues'> {
  /** What the form is, and of what: « problem:JKT-4821 ». */
  name: string;
  defaultValues: DefaultValues<Values>;
  /** Fields that are typed anew each time, as a password. */
  never?: readonly (keyof Values)[];
}

export interface KeptForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** To be called once the server has what was typed. */
  forget: () => void;
}

/**
 * A form whose changed fields are kept on this device until they are sent: reloading the page and going away take
 * nothing. What was not changed is as the server has it now.
 */
export function useKeptForm<Values extends FieldValues>({
  name,
  never = [],
  defaultValues,
  ...options
}: KeptFormOptions<Values>): KeptForm<Values> {
  const [draft] = useState(() => deviceDraft<Partial<Values>>(name));
  const [first] = useState<DefaultValues<Values>>(() => ({ ...defaultValues, ...draft.read() }));
  // By what the form began with.
  const [isChanged] = useState(
    () =>
      ([field, value]: [string, unknown]) =>
        !never.includes(field) && JSON.stringify(value) !== JSON.stringify(defaultValues[field]),
  );
  const form = useForm<Values>({ ...options, defaultValues: first });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = Object.entries(values).filter(isChanged);
          if (changed.length > 0) draft.keep(Object.fromEntries(changed) as Partial<Values>);
          else draft.forget();
        },
      }),
    [subscribe, draft, isChanged],
  );
  return { ...form, forget: draft.forget };
}
