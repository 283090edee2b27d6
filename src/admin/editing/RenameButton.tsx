import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NameDialog } from './NameDialog.tsx';

interface Props {
  resource: string;
  field: 'name' | 'nameFr';
  row: { id: string; updatedAt: string; name: string };
}

/** Gives something another name. */
export function RenameButton({ resource, field, row }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { name } = row;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} aria-label={translate('editing.renameOf', { name })}>
        {translate('editing.rename')}
      </Button>
      {isOpen ? (
        <NameDialog
          resource={resource}
          field={field}
          title={translate('editing.renameOf', { name })}
          row={row}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
