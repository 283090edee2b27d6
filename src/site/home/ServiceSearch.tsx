import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SERVICE_PARAMETER } from '../../shared/catalog/search.ts';
import { useServices } from '../catalog/lists.ts';
import { firstPaths as paths } from '../firstPaths.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Skeleton } from '../ui/Loading.tsx';
import type { PickerProps } from './SearchableSelect.tsx';
import styles from './ServiceSearch.module.css';

const FIELD = 'service-search';

/**
 * Choosing a service and starting its form at its first question (specification §4, §5). Before script, or without it,
 * the form is the browser's: the server leads on to the page of the service.
 */
export function ServiceSearch() {
  const services = useServices('active');
  const [chosen, setChosen] = useState('');
  const navigate = useNavigate();
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) return void navigate(paths.question(chosen, 0));
    import('../ui/toast.tsx').then(
      ({ toastWarning }) => toastWarning(t('home.chooseService')),
      // The network went before the worker kept it: said all the same.
      () => alert(t('home.chooseService')),
    );
    document.getElementById(FIELD)?.focus();
  };
  if (services.status === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('home.servicesFailed')}</p>
        <Button variant="secondary" onClick={services.retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} action={paths.search} onSubmit={start}>
      <label className={styles.label} htmlFor={FIELD}>
        {t('home.searchLabel')}
      </label>
      {services.status === 'loading' ? (
        <Skeleton lines={1} height="3.25rem" />
      ) : (
        <ServicePicker id={FIELD} services={services.items} value={chosen} onChange={setChosen} />
      )}
      <Button type="submit" className={styles.start}>
        {t('home.start')}
      </Button>
    </form>
  );
}

/**
 * A plain select at once. The searchable one is asked for when a pointer or the keyboard comes near, and takes its
 * place when its code has come, unless somebody is using the plain one just then.
 */
function ServicePicker(props: PickerProps) {
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
