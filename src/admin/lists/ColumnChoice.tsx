import { Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { ColumnsIcon } from '../ui/icons.tsx';
import { ToolPopover } from './ToolPopover.tsx';
import type { useColumnChoice } from './useColumnChoice.ts';

type Props<Row extends RaRecord> = ReturnType<typeof useColumnChoice<Row>>;

/** Which columns the list shows. */
export function ColumnChoice<Row extends RaRecord>({ optional, isShown, choose, isChanged, reset }: Props<Row>) {
  const translate = useTranslate();
  return (
    <ToolPopover label={translate('lists.columns')} title={translate('lists.columnsTitle')} icon={<ColumnsIcon />}>
      {() => (
        <>
          <Typography variant="h2">{translate('lists.columnsTitle')}</Typography>
          <FormGroup>
            {optional.map((column) => (
              <FormControlLabel
                key={column.name}
                label={column.label}
                control={<Checkbox checked={isShown(column)} onChange={(_, checked) => choose(column.name, checked)} />}
                sx={{ minHeight: 44 }}
              />
            ))}
          </FormGroup>
          <Button onClick={reset} disabled={!isChanged}>
            {translate('lists.columnsReset')}
          </Button>
        </>
      )}
    </ToolPopover>
  );
}
