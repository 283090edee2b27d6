import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddIcon } from '../ui/icons.tsx';
import { NameDialog } from './NameDialog.tsx';

interface Props {
  resource: string;
  field: 'name' | 'nameFr';
  label: string;
  more?: Record<string, string>;
  onCreated?: (id: string) => void;
}

/** Adds something that has only a name. */
export function AddNameButton({ label, ...target }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate(label)}
      </Button>
      {isOpen ? <NameDialog {...target} title={translate(label)} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
