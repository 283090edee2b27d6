import { Button } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';

/** From a row of a list to its form. */
export function EditLink({ resource, id, name }: { resource: string; id: string; name: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'edit', id })}
      variant="outlined"
      aria-label={translate('editing.editOf', { name })}
    >
      {translate('editing.edit')}
    </Button>
  );
}
