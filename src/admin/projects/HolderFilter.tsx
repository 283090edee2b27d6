import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useListContext, useTranslate } from 'react-admin';

type Holder = 'all' | 'mine' | 'nobody';

const labels: Record<Holder, string> = { all: 'desk.everybody', mine: 'agent.mine', nobody: 'desk.nobody' };

/** Whose projects a filter shows. */
export function holderOf({ mine, nobody }: Record<string, unknown>): Holder {
  if (mine) return 'mine';
  return nobody ? 'nobody' : 'all';
}

/** All, mine, nobody's. */
export function HolderFilter() {
  const translate = useTranslate();
  const labelId = useId();
  const { filterValues, setFilters } = useListContext();
  const { mine: _, nobody: __, ...others } = filterValues;
  const choose = (holder: string) => setFilters(holder === 'all' ? others : { ...others, [holder]: true });
  return (
    <FormControl sx={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <FormLabel id={labelId} sx={{ color: 'text.secondary' }}>
        {translate('desk.holder')}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={holderOf(filterValues)}
        onChange={(_event, value) => choose(value)}
      >
        {Object.entries(labels).map(([value, label]) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={translate(label)}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
