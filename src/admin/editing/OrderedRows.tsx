import { Box, IconButton } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DownIcon, HandleIcon, UpIcon } from '../ui/icons.tsx';
import { useRowMoves } from './useRowMoves.ts';
import '../texts/editing.ts';

interface Props<Item> {
  /** What the list is called. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** How a row is called where it is moved. */
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
  /** The rows hold fields. */
  isWide?: boolean;
  children: (item: Item, index: number) => ReactNode;
}

/** For screen readers only. */
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"handle content up down"',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&[data-dragged=true]': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid', outlineOffset: -2 },
} as const;

/** Fields want the whole width of a phone. */
const wideRow = {
  ...row,
  gridTemplateAreas: { xs: '"content content content content" "handle . up down"', sm: row.gridTemplateAreas },
};

/** Rows in an order that is changed by dragging their handle, by arrow keys on it, and by buttons. */
export function OrderedRows<Item>({ label, items, keyOf, nameOf, onChange, isWide = false, children }: Props<Item>) {
  const translate = useTranslate();
  const { list, announcement, draggedKey, step, drag } = useRowMoves({ items, keyOf, nameOf, onChange });
  const press = (key: string) => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(key, event.key === 'ArrowUp' ? -1 : 1, 'handle');
  };
  return (
    <>
      <Box component="ol" ref={list} aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {items.map((item, index) => {
          const key = keyOf(item);
          const name = nameOf(item) || translate('editing.row', { number: index + 1 });
          return (
            <Box component="li" key={key} data-key={key} data-dragged={draggedKey === key} sx={isWide ? wideRow : row}>
              <IconButton
                data-part="handle"
                aria-label={translate('editing.moveOf', { name })}
                onKeyDown={press(key)}
                onPointerDown={drag(key)}
                sx={{ gridArea: 'handle', cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
              >
                <HandleIcon fontSize="small" />
              </IconButton>
              <Box sx={{ gridArea: 'content', minWidth: 0 }}>{children(item, index)}</Box>
              <IconButton
                data-part="up"
                aria-label={translate('editing.upOf', { name })}
                disabled={index === 0}
                onClick={() => step(key, -1, 'up')}
                sx={{ gridArea: 'up' }}
              >
                <UpIcon fontSize="small" />
              </IconButton>
              <IconButton
                data-part="down"
                aria-label={translate('editing.downOf', { name })}
                disabled={index === items.length - 1}
                onClick={() => step(key, 1, 'down')}
                sx={{ gridArea: 'down' }}
              >
                <DownIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <span role="status" style={hidden}>
        {announcement}
      </span>
    </>
  );
}
