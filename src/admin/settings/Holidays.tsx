import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import { Section } from '../ui/Section.tsx';
import '../texts/editing.ts';

/** The days on which nobody works, in their order, as one field of the form. */
export function Holidays() {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source: 'holidays' });
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const days = (field.value ?? []) as string[];
  const error = fieldState.error?.message;

  const add = () => {
    if (typed === '') return setProblem('settingsAdmin.holidayInvalid');
    if (days.includes(typed)) return setProblem('settingsAdmin.holidaysAlike');
    field.onChange([...days, typed].sort());
    setTyped('');
  };
  return (
    <Section title={translate('settingsAdmin.holidays')}>
      <Typography color="textSecondary">{translate('settingsAdmin.holidaysHint')}</Typography>
      {days.length === 0 ? <Typography>{translate('settingsAdmin.noHolidays')}</Typography> : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', columnGap: 4, gridTemplateColumns }}>
        {days.map((day) => (
          <Box component="li" key={day} sx={row}>
            <Typography>{formatDate(day)}</Typography>
            <Button
              size="small"
              color="error"
              onClick={() => field.onChange(days.filter((one) => one !== day))}
              aria-label={translate('settingsAdmin.removeHolidayOf', { day: formatDate(day) })}
            >
              {translate('editing.takeAway')}
            </Button>
          </Box>
        ))}
      </Box>
      {error ? (
        <FormHelperText error role="alert">
          <ValidationError error={error} />
        </FormHelperText>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <TextField
          size="small"
          type="date"
          label={translate('settingsAdmin.holiday')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
          error={problem !== undefined}
          helperText={problem ? <span role="alert">{translate(problem)}</span> : undefined}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" onClick={add}>
          {translate('settingsAdmin.addHoliday')}
        </Button>
      </Box>
    </Section>
  );
}

const gridTemplateColumns = { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1fr 1fr 1fr' };
const row = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 44 };
