import { Alert, Box, Button, Stack, type Theme, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { formatClock } from '../../shared/format/clock.ts';
import type { SoundLine } from '../../shared/sounds/views.ts';
import { RemoveButton } from '../editing/RemoveButton.tsx';
import { usePlayback } from '../files/usePlayback.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

type KeptSound = SoundLine['sounds'][number];

/** The sounds of a line, each to be heard, said to be right still, and removed. */
export function KeptSounds({ line }: { line: SoundLine }) {
  const translate = useTranslate();
  if (line.sounds.length === 0) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {line.sounds.map((sound) => (
        <KeptSoundRow
          key={sound.id}
          sound={sound}
          name={translate('sounds.soundOf', { language: sound.languageName, words: line.words })}
        />
      ))}
    </Stack>
  );
}

function KeptSoundRow({ sound, name }: { sound: KeptSound; name: string }) {
  const translate = useTranslate();
  const { id, languageName, seconds, isStale } = sound;
  return (
    <Box role="group" aria-label={name}>
      <Stack direction="row" sx={soundRow}>
        <Typography
          component="span"
          sx={{ fontSize: 'inherit', fontVariantNumeric: 'tabular-nums', minWidth: '7.5em', mr: { xs: 'auto', md: 0 } }}
        >
          {`${languageName} · ${formatClock(seconds)}`}
        </Typography>
        <PlayButton id={id} name={name} />
        {isStale ? <ConfirmButton id={id} name={name} /> : null}
        <RemoveButton resource="sounds" row={{ id }} name={name} text={translate('sounds.removeText')} />
      </Stack>
      {isStale ? (
        <Typography sx={{ color: 'error.main', fontSize: '0.875rem' }}>{translate('sounds.isStale')}</Typography>
      ) : null}
    </Box>
  );
}

/** The buttons of one sound stand below those of another; on a phone all in one line. */
const soundRow = (theme: Theme) =>
  ({
    gap: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    [theme.breakpoints.down('sm')]: { '& .MuiButton-root': { px: 1.25 } },
  }) as const;

function PlayButton({ id, name }: { id: string; name: string }) {
  const translate = useTranslate();
  const { playback, isPlaying, hasFailed } = usePlayback(() => bytesOf(id));
  return (
    <>
      <Button
        variant="outlined"
        aria-label={translate(isPlaying ? 'voice.pauseOf' : 'voice.playOf', { name })}
        onClick={() => (isPlaying ? playback.pause() : void playback.play())}
      >
        {translate(isPlaying ? 'voice.pause' : 'voice.play')}
      </Button>
      {hasFailed ? <Alert severity="error">{translate('voice.notPlayed')}</Alert> : null}
    </>
  );
}

async function bytesOf(soundId: string): Promise<Blob | undefined> {
  const answer = await api.download('/sounds/{soundId}', { path: { soundId } });
  return answer.ok ? answer.entity : undefined;
}

/** The words have changed, and the sound still says them. */
function ConfirmButton({ id, name }: { id: string; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await entityOf(api.ask('put', `/admin/sounds/${id}/words`));
      notify('sounds.confirmed', { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button
      disabled={isBusy}
      aria-busy={isBusy}
      aria-label={translate('sounds.confirmOf', { name })}
      onClick={() => void confirm()}
    >
      {translate('sounds.confirm')}
    </Button>
  );
}
