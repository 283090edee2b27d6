import { Box, Button, Chip, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isoDate } from '../../shared/format/dates.ts';
import { type Period, type PeriodChoice, periodChoices, periodOf } from '../../shared/statistics/period.ts';
import { statisticsPeriod } from '../../shared/statistics/schemas.ts';

export type Wanted = PeriodChoice | Period;

interface Props {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}

/** The days that are meant, today. */
export function periodWanted(wanted: Wanted, now: Date): Period {
  return typeof wanted === 'string' ? periodOf(wanted, now) : wanted;
}

/** The usual periods one press away, and any other by its dates. */
export function PeriodPicker({ wanted, onWanted }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(typeof wanted !== 'string');
  const choose = (choice: PeriodChoice) => {
    setOpen(false);
    onWanted(choice);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack
        direction="row"
        role="group"
        aria-label={translate('statistics.period')}
        sx={{ gap: 1, overflowX: 'auto', p: 0.5, m: -0.5 }}
      >
        {periodChoices.map((choice) => (
          <PeriodChip
            key={choice}
            label={translate(`statistics.choice.${choice}`)}
            isChosen={!isOpen && choice === wanted}
            onChoose={() => choose(choice)}
          />
        ))}
        <PeriodChip label={translate('statistics.choice.custom')} isChosen={isOpen} onChoose={() => setOpen(true)} />
      </Stack>
      {isOpen ? <PeriodForm period={periodWanted(wanted, new Date())} onPeriod={onWanted} /> : null}
    </Stack>
  );
}

function PeriodChip({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <Chip
      component="button"
      type="button"
      clickable
      label={label}
      color={isChosen ? 'primary' : 'default'}
      variant={isChosen ? 'filled' : 'outlined'}
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{ height: 44, px: 0.5, borderRadius: 22, flexShrink: 0, fontSize: '0.9375rem' }}
    />
  );
}

function PeriodForm({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(period);
  const [errors, setErrors] = useState<Partial<Record<keyof Period, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = statisticsPeriod.safeParse(typed);
    setErrors(
      Object.fromEntries(
        (parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), translate(message)]),
      ),
    );
    if (parsed.success) onPeriod(parsed.data);
  };
  const field = (name: keyof Period) => (
    <TextField
      type="date"
      size="small"
      label={translate(`statistics.${name}`)}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: isoDate(new Date()) } }}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '12rem 12rem auto' },
        justifyContent: 'start',
      }}
    >
      {field('from')}
      {field('to')}
      <Button type="submit" variant="contained" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {translate('statistics.apply')}
      </Button>
    </Box>
  );
}
