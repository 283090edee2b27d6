import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDismissal } from './useDismissal.ts';

/** A menu's state. Open belongs to the address it was opened at: going to a page closes it. */
export function useMenu<Frame extends HTMLElement>() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const frame = useRef<Frame>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  useDismissal(isOpen, frame, button, () => setOpenAt(undefined));
  return { isOpen, frame, button, toggle: () => setOpenAt(isOpen ? undefined : key) };
}
