import { Button, Checkbox, FormControlLabel, FormGroup, type Theme, Typography, useMediaQuery } from '@mui/material';
import { type RaRecord, useResourceContext, useStore, useTranslate } from 'react-admin';
import { ColumnsIcon } from '../ui/icons.tsx';
import { type Column, hasShortCards } from './column.ts';
import { ToolPopover } from './ToolPopover.tsx';

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

/** What the person chose for a column, where they chose. */
type Choice = Record<string, boolean>;

/**
 * The columns of this list as this person wants them, remembered on this device. The title and the action always stay.
 */
export function useColumnChoice<Row extends RaRecord>(columns: readonly Column<Row>[]) {
  const resource = useResourceContext();
  const [choice, setChoice] = useStore<Choice>(`lists.${resource}.columns`, {});
  const hasRoom = useRoom(hasShortCards(columns));
  /** What a card has a place for, or a table room for at this width, and what was asked for. */
  const isShown = (column: Column<Row>) =>
    column.role !== undefined || (choice[column.name] ?? (!column.isExtra && hasRoom(column)));
  return {
    /** A column that was asked for has room at any width: the table then scrolls. */
    shown: columns.filter(isShown).map((column) => (choice[column.name] ? everywhere(column) : column)),
    optional: columns.filter(({ role }) => role === undefined),
    isShown,
    choose: (name: string, isWanted: boolean) => setChoice({ ...choice, [name]: isWanted }),
    isChanged: Object.keys(choice).length > 0,
    reset: () => setChoice({}),
  };
}

/** Tells whether a table of this width has room for a column, or a card, of which one that is not short has for all. */
function useRoom(isShort: boolean): (column: Pick<Column<RaRecord>, 'from' | 'card'>) => boolean {
  const isCards = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isLarge = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isVeryLarge = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'), { noSsr: true });
  return ({ from, card }) => {
    if (isCards) return !isShort || card !== undefined;
    return from === undefined || from === 'md' || (from === 'lg' ? isLarge : isVeryLarge);
  };
}

function everywhere<Row extends RaRecord>({ from: _, ...column }: Column<Row>): Column<Row> {
  return column;
}
