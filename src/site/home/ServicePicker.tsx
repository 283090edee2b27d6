import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SERVICE_PARAMETER } from '../../shared/catalog/search.ts';
import type { ServiceItem } from '../../shared/catalog/views.ts';
import { t } from '../texts.ts';
import { classNames } from '../ui/classNames.ts';
import styles from './ServicePicker.module.css';

export interface PickerProps {
  id: string;
  services: readonly ServiceItem[];
  /** A service's id, or '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A plain select at once. The searchable one is asked for when a pointer or the keyboard comes near, and takes its
 * place when its code has come, unless somebody is using the plain one just then.
 */
export function ServicePicker(props: PickerProps) {
  const [isWanted, setIsWanted] = useState(false);
  const plain = useRef<HTMLSelectElement>(null);
  const [Searchable, setSearchable] = useState<ComponentType<PickerProps>>();
  const arrived = useRef<ComponentType<PickerProps>>(undefined);
  const replace = () => {
    const next = arrived.current;
    if (next) setSearchable(() => next);
  };
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const arrive = (component: ComponentType<PickerProps>) => {
      if (!isHere) return;
      arrived.current = component;
      if (document.activeElement !== plain.current) setSearchable(() => component);
    };
    // Without the network the plain select stays, and works as well.
    import('./SearchableSelect.tsx').then(
      ({ SearchableSelect }) => arrive(SearchableSelect),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  const { onChange } = props;
  // What was chosen in the server's HTML, before this stood behind it.
  useEffect(() => {
    if (plain.current?.value) onChange(plain.current.value);
  }, [onChange]);
  if (Searchable) return <Searchable {...props} />;
  return (
    <select
      ref={plain}
      id={props.id}
      name={SERVICE_PARAMETER}
      className={classNames(styles.control, styles.plain)}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
      onPointerEnter={() => setIsWanted(true)}
      onFocus={() => setIsWanted(true)}
      onBlur={replace}
    >
      <option value="">{t('home.searchPlaceholder')}</option>
      {props.services.map((service) => (
        <option key={service.id} value={service.id}>
          {service.nameFr}
        </option>
      ))}
    </select>
  );
}
