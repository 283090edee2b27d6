import { ChoiceField } from '../ui/ChoiceField.tsx';
import { useFilter } from './useFilter.ts';

interface Props {
  name: string;
  label: string;
  none: string;
  choices: readonly { value: string; label: string }[];
}

/** A filter chosen from a few values. */
export function FilterChoice({ name, label, none, choices }: Props) {
  const [value, choose] = useFilter(name);
  return <ChoiceField label={label} value={String(value ?? '')} choices={choices} onChoice={choose} none={none} />;
}
