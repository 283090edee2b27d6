import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

type Part = 'handle' | 'up' | 'down';

interface Moves<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  onChange: (items: Item[]) => void;
}

/**
 * Moves the rows of a list: by pointer, finger included, and by keys and buttons. Each move is said for who does not
 * see it, and what was pressed keeps the focus, which the browser takes away from a row that changes its place.
 */
export function useRowMoves<Item>({ items, keyOf, nameOf, onChange }: Moves<Item>) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<{ key: string; part: Part }>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const [draggedKey, setDraggedKey] = useState<string>();
  const latest = useRef({ items, onChange });
  latest.current = { items, onChange };

  useLayoutEffect(() => {
    if (!focus.current) return;
    const { key, part } = focus.current;
    focus.current = undefined;
    const row = rowsIn(list.current).find((one) => one.dataset.key === key);
    const wanted = row?.querySelector<HTMLButtonElement>(`[data-part=${part}]`);
    const pressed = wanted?.disabled ? row?.querySelector<HTMLButtonElement>('[data-part=handle]') : wanted;
    pressed?.focus();
  });

  const place = (key: string) => latest.current.items.findIndex((item) => keyOf(item) === key);

  const say = (key: string, index: number) => {
    const item = latest.current.items.find((one) => keyOf(one) === key);
    const total = latest.current.items.length;
    if (item !== undefined)
      setAnnouncement(translate('editing.moved', { name: nameOf(item), place: index + 1, total }));
  };

  const step = (key: string, by: -1 | 1, part: Part) => {
    const from = place(key);
    const to = from + by;
    if (to < 0 || to >= items.length) return;
    focus.current = { key, part };
    say(key, to);
    onChange(moveItem(items, from, to));
  };

  const drag = (key: string) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    setDraggedKey(key);
    const follow = ({ clientY }: { clientY: number }) => {
      const from = place(key);
      const to = rowsIn(list.current).filter((row) => row.dataset.key !== key && middleOf(row) < clientY).length;
      if (to !== from) latest.current.onChange(moveItem(latest.current.items, from, to));
    };
    const end = () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      setDraggedKey(undefined);
      say(key, place(key));
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };

  return { list, announcement, draggedKey, step, drag };
}

const rowsIn = (list: HTMLElement | null): HTMLElement[] =>
  [...(list?.children ?? [])].filter((child): child is HTMLElement => child instanceof HTMLElement);

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

/** The list with one item taken to another place; both are kept within the list. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.min(Math.max(to, 0), items.length - 1);
  const item = items[from];
  if (item === undefined) return [...items];
  const moved = [...items];
  moved.splice(from, 1);
  moved.splice(place, 0, item);
  return moved;
}
