import { Button, Stack } from '@mui/material';
import { LinkBase, type RaRecord, useCreatePath, useTranslate } from 'react-admin';
import { AddIcon } from '../ui/icons.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import { OrderButton } from './OrderButton.tsx';
import '../texts/editing.ts';

interface Props<Row extends RaRecord> {
  resource: string;
  add: string;
  nameOf: (row: Row) => string;
  noteOf?: (row: Row) => string;
}

/** Above a list that has an order of its own: put it in order, add to it. */
export function ListActions<Row extends RaRecord>({ resource, add, ...order }: Props<Row>) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <OrderButton<Row> resource={resource} {...order} />
      <Button
        component={LinkBase}
        to={createPath({ resource, type: 'create' })}
        variant="contained"
        startIcon={<AddIcon />}
      >
        {translate(add)}
      </Button>
    </Stack>
  );
}

/** From a row of a list to its form. */
export function EditLink({ resource, id, name }: { resource: string; id: string; name: string }) {
  const translate = useTranslate();
  return (
    <OpenRecord resource={resource} id={id} label={translate('editing.editOf', { name })}>
      {translate('editing.edit')}
    </OpenRecord>
  );
}
