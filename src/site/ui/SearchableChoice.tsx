import { type ComponentType, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import styles from './SearchableChoice.module.css';
import type { SearchableChoiceProps, Takeover } from './searchableProps.ts';

type Searchable = ComponentType<SearchableChoiceProps & Takeover>;

/**
 * A plain select at once, in the server's HTML too; the searchable one takes its place when its code has come. Whoever
 * opens the list before that gets the searchable one, opened (specification §5). The plain one stays where the code
 * does not load, or where the styles hide it.
 */
export function SearchableChoice(props: SearchableChoiceProps) {
  const { onChange, options, placeholder, ...field } = props;
  const plain = useRef<HTMLSelectElement>(null);
  const isComing = useRef(false);
  const isOpened = useRef(false);
  const [Searchable, setSearchable] = useState<Searchable>();
  // What was chosen in the server's HTML, before this stood behind it.
  const takeOver = useEffectEvent((chosen: string) => chosen !== field.value && onChange(chosen));
  useEffect(() => {
    const node = plain.current;
    if (!node?.offsetParent) return;
    takeOver(node.value);
    isComing.current = true;
    import('./SearchableSelect.tsx').then(
      ({ SearchableSelect }) => setSearchable(() => SearchableSelect),
      () => {
        isComing.current = false;
        if (isOpened.current) node.focus();
      },
    );
  }, []);
  if (Searchable) return <Searchable {...props} isOpened={isOpened.current} />;
  const hold = (event: SyntheticEvent) => {
    if (!isComing.current) return;
    event.preventDefault();
    isOpened.current = true;
  };
  return (
    <select
      ref={plain}
      {...field}
      className={classNames(styles.control, styles.plain)}
      onChange={(event) => onChange(event.target.value)}
      onMouseDown={hold}
      onKeyDown={(event) => event.key !== 'Tab' && hold(event)}
    >
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
