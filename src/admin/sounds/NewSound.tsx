import { Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { formatClock } from '../../shared/format/clock.ts';
import { acceptedSounds, MAX_SOUND_SECONDS } from '../../shared/sounds/rules.ts';
import type { SoundLine } from '../../shared/sounds/views.ts';
import { useLanguage } from './useLanguage.ts';
import { useNewSound } from './useNewSound.ts';

/** Makes the sound of a line in the language that is worked in: with the microphone, or of a file. */
export function NewSound({ line }: { line: SoundLine }) {
  const language = useLanguage();
  return language ? <Maker line={line} languageId={language.value} languageName={language.label} /> : null;
}

interface MakerProps {
  line: SoundLine;
  languageId: string;
  languageName: string;
}

function Maker({ line, languageId, languageName }: MakerProps) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const name = translate('sounds.soundOf', { language: languageName, words: line.words });
  const { state, seconds, failure, start, stop, send, sendAgain } = useNewSound(line.id, languageId, name);
  const isRecording = state === 'recording';
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file, mended, is chosen again.
    event.target.value = '';
    if (file) void send(file);
  };
  const news = {
    idle: '',
    asking: translate('sounds.asking'),
    recording: translate('sounds.recording', { at: formatClock(seconds), length: formatClock(MAX_SOUND_SECONDS) }),
    sending: translate('sounds.sending'),
  }[state];
  return (
    <Stack sx={{ gap: 0.5, minWidth: { md: '9rem' } }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant={isRecording ? 'contained' : 'outlined'}
          color={isRecording ? 'error' : 'primary'}
          disabled={state === 'asking' || state === 'sending'}
          aria-label={translate(isRecording ? 'sounds.stopOf' : 'sounds.recordOf', { name })}
          onClick={isRecording ? stop : () => void start()}
        >
          {translate(isRecording ? 'sounds.stop' : 'sounds.record')}
        </Button>
        <Button
          disabled={state !== 'idle'}
          aria-label={translate('sounds.importOf', { name })}
          onClick={() => picker.current?.click()}
        >
          {translate('sounds.import')}
        </Button>
      </Stack>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedSounds}
        onChange={pick}
        aria-label={translate('sounds.importOf', { name })}
      />
      {news ? <Typography sx={{ fontSize: '0.875rem' }}>{news}</Typography> : null}
      {failure ? (
        <FormHelperText error role="alert">
          {failure}
        </FormHelperText>
      ) : null}
      {sendAgain ? (
        <Button aria-label={translate('sounds.sendAgainOf', { name })} onClick={sendAgain}>
          {translate('sounds.sendAgain')}
        </Button>
      ) : null}
    </Stack>
  );
}
