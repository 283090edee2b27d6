import { Button } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';

interface Props {
  /** As react-admin names it. */
  resource: string;
  id: string;
  /** Which one is opened: the button says the same in each row. */
  label: string;
  children: string;
}

/** The action of a row: to the screen of its record. */
export function OpenRecord({ resource, id, label, children }: Props) {
  const createPath = useCreatePath();
  return (
    <Button component={LinkBase} to={createPath({ resource, type: 'edit', id })} variant="outlined" aria-label={label}>
      {children}
    </Button>
  );
}
