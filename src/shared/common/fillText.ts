export type TextParams = Record<string, string | number>;

/**
 * A catalogue sentence with its values, in the dialect of polyglot (the back-office reads the same catalogues):
 * `%{name}` is replaced, `singular |||| plural` is chosen by `smart_count`. In French 0 and 1 are singular.
 */
export function fillText(sentence: string, params: TextParams = {}): string {
  const forms = sentence.split('||||');
  const plural = Math.abs(Number(params.smart_count ?? 0)) >= 2;
  const form = (forms.length > 1 && plural ? forms[1] : forms[0]) ?? sentence;
  return form.trim().replace(/%\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
