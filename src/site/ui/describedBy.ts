interface Described {
  error?: unknown;
  hint?: unknown;
}

/** The wiring of a control to the hint and the error that `Field` draws for this id. */
export function describedBy(id: string, { error, hint }: Described) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}
