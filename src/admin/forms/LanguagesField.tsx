import { ChecksField } from './ChecksField.tsx';
import { useLanguages } from './choices.tsx';

/** The languages somebody speaks, each with its box. */
export function LanguagesField(props: { required?: boolean; hint?: string }) {
  return <ChecksField source="languages" list={useLanguages()} {...props} />;
}
