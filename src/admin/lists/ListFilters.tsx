import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';
import { OwnChanges } from '../../shared/common/ownChanges.ts';

type Filter = Record<string, unknown>;

interface ListFilters {
  /** As it was chosen last: the list follows, late where it is drawn slowly. */
  filter: Filter;
  /** Changes these values and keeps the others. What is empty goes, so that the address stays short. */
  change: (values: Filter) => void;
  /** Puts another in the place of the whole filter. */
  replace: (filter: Filter) => void;
}

const Filters = createContext<ListFilters | undefined>(undefined);

/** The filter of the list around it, for all its fields: two that are chosen one right after the other both count. */
export function ListFiltersProvider({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const [filter, setFilter] = useState<Filter>(filterValues);
  const [own] = useState(() => new OwnChanges());
  const latest = useRef<Filter>(filterValues);
  const drawn = JSON.stringify(filterValues);
  const follow = useEffectEvent(() => {
    latest.current = filterValues;
    setFilter(filterValues);
  });
  // Another one after each step, also where the way back leads to what is drawn still.
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const before = useRef({ drawn, location });
  useEffect(() => {
    const wentBack = isReturn && location !== before.current.location;
    const isOther = drawn !== before.current.drawn;
    before.current = { drawn, location };
    // The way back leads to what was asked for here as well, and is not its answer.
    if (wentBack) own.clear();
    if (wentBack || (isOther && !own.end(drawn))) follow();
  }, [drawn, location, isReturn, own]);
  const replace = (next: Filter) => {
    const text = JSON.stringify(next);
    latest.current = next;
    // Back to what the list shows: it may be drawn once more for what was between, or not at all.
    if (text === drawn) own.clear();
    else own.add(text);
    setFilter(next);
    setFilters(next);
  };
  const change = (values: Filter) =>
    replace(Object.fromEntries(Object.entries({ ...latest.current, ...values }).filter(([, value]) => isSet(value))));
  return <Filters value={{ filter, change, replace }}>{children}</Filters>;
}

const isSet = (value: unknown): boolean => value !== undefined && value !== '';

export function useListFilters(): ListFilters {
  const filters = useContext(Filters);
  if (!filters) throw new Error('There is no list around this filter');
  return filters;
}
