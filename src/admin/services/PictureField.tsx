import { Box, Button, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pictureNames } from '../../shared/pictures/names.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Picture } from '../ui/Picture.tsx';
import '../texts/pictures.ts';

interface Props {
  /** The service or the answer. */
  name: string;
  /** Key of what the button is called: with the name where there are several. */
  label?: string;
  picture: string | null;
  /** The id of what says more about it. */
  describedBy?: string;
  onChoice: (picture: string | null) => void;
}

/** The picture of a service or an answer, for clients who do not read. */
export function PictureField({ name, label = 'serviceAdmin.picture', picture, describedBy, onChoice }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const shown = picture ? translate(`picture.${picture}`) : translate('serviceAdmin.noPicture');
  const choose = (chosen: string | null) => {
    onChoice(chosen);
    setOpen(false);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={picture ? <Picture name={picture} /> : undefined}
        onClick={() => setOpen(true)}
        aria-label={translate(label, { name, picture: shown })}
        aria-describedby={describedBy}
      >
        {translate('serviceAdmin.picture', { picture: shown })}
      </Button>
      {isOpen ? <PictureDialog name={name} picture={picture} onChoice={choose} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface DialogProps {
  name: string;
  picture: string | null;
  onChoice: (picture: string | null) => void;
  onClose: () => void;
}

function PictureDialog({ name: named, picture, onChoice, onClose }: DialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const found = pictureNames.filter((name) => plain(translate(`picture.${name}`)).includes(plain(typed.trim())));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('serviceAdmin.pictureTitle', { name: named })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('serviceAdmin.pictureHint')}</Typography>
        <TextField
          fullWidth
          size="small"
          type="search"
          label={translate('serviceAdmin.pictureSearch')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 40 } }}
        />
        <Box sx={grid}>
          {found.map((name) => (
            <Button
              key={name}
              variant={name === picture ? 'contained' : 'text'}
              aria-pressed={name === picture}
              onClick={() => onChoice(name)}
              sx={{ flexDirection: 'column', gap: 0.5, lineHeight: 1.2, px: 0.5, py: 1 }}
            >
              <Picture name={name} size={32} />
              {translate(`picture.${name}`)}
            </Button>
          ))}
        </Box>
        {found.length === 0 ? <Typography>{translate('serviceAdmin.pictureNotFound')}</Typography> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onChoice(null)}>{translate('serviceAdmin.pictureNone')}</Button>
        <Button onClick={onClose}>{translate('editing.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))', gap: 1, mt: 2 } as const;

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
