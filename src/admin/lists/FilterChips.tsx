import { Chip, Stack } from '@mui/material';
import { useFilter } from './useFilter.ts';

interface Props {
  name: string;
  label: string;
  all: string;
  choices: readonly { value: string; label: string }[];
}

/** The filter that is used most, one press away. On a phone the row scrolls sideways. */
export function FilterChips({ name, label, all, choices }: Props) {
  const [value = '', choose] = useFilter(name);
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ gap: 1, overflowX: 'auto', p: 0.5, m: -0.5 }}>
      {[{ value: '', label: all }, ...choices].map((choice) => {
        const isChosen = choice.value === value;
        return (
          <Chip
            key={choice.value}
            component="button"
            type="button"
            clickable
            label={choice.label}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => choose(choice.value)}
            sx={{ height: 44, px: 0.5, borderRadius: 22, flexShrink: 0, fontSize: '0.9375rem' }}
          />
        );
      })}
    </Stack>
  );
}
