import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { voiceTypeOf } from '../../shared/files/rules.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { voiceName } from '../../shared/files/voiceName.ts';
import { formatClock } from '../../shared/format/clock.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { api } from '../providers/api.ts';
import { Section } from '../ui/Section.tsx';
import { useFiles } from './useFiles.ts';
import { usePlayback } from './usePlayback.ts';
import '../texts/voice.ts';

/** What the client said, to be heard and written down beside it. Nothing where all was typed. */
export function VoiceNotes({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const { data: files = [], isSuccess } = useFiles('projectId', project.id);
  const notes = files.filter(({ voice }) => voice);
  if (project.spokenFields.length === 0) return null;
  const missing = isSuccess ? project.spokenFields.length - notes.length : 0;
  return (
    <Section title={translate('voiceAdmin.title')}>
      <Typography>{translate('voiceAdmin.help')}</Typography>
      {notes.map((note) => (
        <Player key={note.id} note={note} />
      ))}
      {missing > 0 ? (
        <Alert severity="warning">{translate('voiceAdmin.expected', { smart_count: missing })}</Alert>
      ) : null}
      <Typography color="textSecondary">
        {translate(project.sharesVoice ? 'voiceAdmin.shared' : 'voiceAdmin.notShared')}
      </Typography>
    </Section>
  );
}

const rates = [0.75, 1, 1.25, 1.5, 2];
const BACK_SECONDS = 5;

function Player({ note }: { note: FileItem }) {
  const translate = useTranslate();
  const { playback, isPlaying, at, hasFailed } = usePlayback(() => bytesOf(note));
  const [rate, setRate] = useState(1);
  const name = voiceName(note.name);
  useEffect(() => {
    const sound = playback.element();
    if (isPlaying && sound) sound.playbackRate = rate;
  }, [playback, rate, isPlaying]);
  const goBack = () => {
    const sound = playback.element();
    if (sound) sound.currentTime = Math.max(0, sound.currentTime - BACK_SECONDS);
  };
  return (
    <Box role="group" aria-label={name}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{name}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="contained"
          aria-label={translate(isPlaying ? 'voice.pauseOf' : 'voice.playOf', { name })}
          onClick={() => (isPlaying ? playback.pause() : playback.play())}
        >
          {translate(isPlaying ? 'voice.pause' : 'voice.play')}
        </Button>
        <Button variant="outlined" aria-label={translate('voiceAdmin.backOf', { name })} onClick={goBack}>
          {translate('voiceAdmin.back')}
        </Button>
        <TextField
          select
          fullWidth={false}
          size="small"
          label={translate('voiceAdmin.speed')}
          value={String(rate)}
          onChange={({ target }) => setRate(Number(target.value))}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': translate('voiceAdmin.speedOf', { name }) },
          }}
        >
          {rates.map((one) => (
            <option key={one} value={String(one)}>
              {translate('voiceAdmin.rate', { rate: one.toLocaleString('fr') })}
            </option>
          ))}
        </TextField>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('voice.time', { at: formatClock(at), length: formatClock(note.voice?.seconds ?? 0) })}
        </Typography>
      </Box>
      {hasFailed ? <Alert severity="error">{translate('voice.notPlayed')}</Alert> : null}
    </Box>
  );
}

async function bytesOf({ id, extension }: FileItem): Promise<Blob | undefined> {
  const answer = await api.download('/download/{fileId}', { path: { fileId: id } });
  return answer.ok ? new Blob([answer.entity], { type: voiceTypeOf(extension) }) : undefined;
}
