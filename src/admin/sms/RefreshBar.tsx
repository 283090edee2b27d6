import { Button, Chip, MenuItem, Stack, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ageOf } from './figures.ts';

interface Props {
  updatedAt: string | undefined;
  /** When the figures came, by this device's clock, in milliseconds. */
  receivedAt: number;
  isLoading: boolean;
  everySeconds: number;
  onEverySeconds: (seconds: number) => void;
  onRefresh: () => void;
}

const intervals = [
  { seconds: 0, key: 'sms.autoRefreshOff', count: 0 },
  { seconds: 30, key: 'sms.autoRefreshSeconds', count: 30 },
  { seconds: 60, key: 'sms.autoRefreshMinutes', count: 1 },
  { seconds: 300, key: 'sms.autoRefreshMinutes', count: 5 },
] as const;

/** How old the figures are, and asking for new ones: now, or again and again. */
export function RefreshBar({ updatedAt, receivedAt, isLoading, everySeconds, onEverySeconds, onRefresh }: Props) {
  const translate = useTranslate();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { xs: 'stretch', sm: 'center' } }}>
      {updatedAt ? <UpdatedAgo updatedAt={updatedAt} receivedAt={receivedAt} /> : null}
      <TextField
        select
        label={translate('sms.autoRefresh')}
        value={everySeconds}
        onChange={({ target }) => onEverySeconds(Number(target.value))}
        sx={{ maxWidth: { sm: '18rem' }, ml: { sm: 'auto' } }}
      >
        {intervals.map(({ seconds, key, count }) => (
          <MenuItem key={seconds} value={seconds}>
            {translate(key, { smart_count: count })}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" onClick={onRefresh} disabled={isLoading} aria-busy={isLoading}>
        {translate('sms.refresh')}
      </Button>
    </Stack>
  );
}

const TICK_MS = 1000;

/** `Updated 5s ago`. The age counts from when the figures came here, so that a wrong clock does not show. */
function UpdatedAgo({ updatedAt, receivedAt }: { updatedAt: string; receivedAt: number }) {
  const translate = useTranslate();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Chip
      variant="outlined"
      title={updatedAt}
      label={translate('sms.updated', ageOf(receivedAt, now))}
      lang="en"
      sx={{ alignSelf: { xs: 'start', sm: 'center' } }}
    />
  );
}
