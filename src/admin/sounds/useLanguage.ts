import { FALLBACK_LANGUAGE } from '../../shared/sounds/lines.ts';
import { useLanguages } from '../forms/choices.tsx';
import { useFilter } from '../lists/filters.tsx';

/** The language that is worked in: the filter's, French without one. Undefined until the languages are there. */
export function useLanguage() {
  const [chosen] = useFilter('languageId');
  const { choices } = useLanguages();
  return choices.find(({ value, label }) => (chosen ? value === chosen : label === FALLBACK_LANGUAGE));
}
