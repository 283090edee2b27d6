import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SERVICE_PARAMETER } from '../../shared/catalog/search.ts';
import { useServices } from '../catalog/lists.ts';
import { firstPaths as paths } from '../firstPaths.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { SearchableChoice } from '../ui/SearchableChoice.tsx';
import styles from './ServiceSearch.module.css';

const FIELD = 'service-search';

/**
 * Choosing a service and starting its form at its first question (specification §4, §5). Before script, or without it,
 * the form is the browser's: the server leads on to the page of the service.
 */
export function ServiceSearch() {
  const services = useServices('active');
  const [chosen, setChosen] = useState('');
  const options = useMemo(
    () => services.items?.map(({ id, nameFr }) => ({ value: id, label: nameFr })) ?? [],
    [services],
  );
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
        <SearchableChoice
          id={FIELD}
          name={SERVICE_PARAMETER}
          options={options}
          value={chosen}
          onChange={setChosen}
          placeholder={t('home.searchPlaceholder')}
        />
      )}
      <Button type="submit" className={styles.start}>
        {t('home.start')}
      </Button>
    </form>
  );
}
