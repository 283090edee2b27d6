import { useListContext, useTranslate } from 'react-admin';
import { ChoiceField } from '../ui/ChoiceField.tsx';

const holders = { mine: 'agent.mine', nobody: 'desk.nobody' } as const;

/** Whose projects a filter shows. */
export function holderOf({ mine, nobody }: Record<string, unknown>): 'all' | keyof typeof holders {
  if (mine) return 'mine';
  return nobody ? 'nobody' : 'all';
}

/** Everybody's, mine, nobody's. */
export function HolderFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { mine: _, nobody: __, ...others } = filterValues;
  const holder = holderOf(filterValues);
  return (
    <ChoiceField
      label={translate('desk.holder')}
      value={holder === 'all' ? '' : holder}
      none={translate('desk.everybody')}
      choices={Object.entries(holders).map(([value, label]) => ({ value, label: translate(label) }))}
      onChoice={(chosen) => setFilters(chosen ? { ...others, [chosen]: true } : others)}
    />
  );
}
