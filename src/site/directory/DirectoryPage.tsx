import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { directoryCall, directoryPath, directoryQueryOf, parameters } from '../../shared/directory/address.ts';
import type { DirectoryQuery } from '../../shared/directory/schemas.ts';
import { directoryTexts } from '../../shared/directory/texts.ts';
import type { ListedEnterprise, EnterprisePage as ListPage } from '../../shared/directory/views.ts';
import { verificationTexts } from '../../shared/verifications/texts.ts';
import { api } from '../api.ts';
import { useCities, useServices } from '../catalog/lists.ts';
import { paths } from '../paths.ts';
import { useServerData } from '../rendering/rendering.ts';
import { registerTexts, t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { PageHead } from '../ui/Section.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { useQuery } from '../useQuery.ts';
import styles from './Directory.module.css';
import { Score } from './Score.tsx';

registerTexts(directoryTexts);
registerTexts(verificationTexts);

/** The enterprises that agreed to be shown, by service and city (design §10). */
export function DirectoryPage() {
  const [search] = useSearchParams();
  const query = directoryQueryOf(search);
  const results = useFocusOnChange(directoryPath(query));
  return (
    <>
      <PageHead title={t('directory.title')} intro={t('directory.intro')} />
      <div className={styles.page}>
        <SearchForm key={directoryPath(query)} query={query} />
        <section aria-labelledby="results">
          <h2 ref={results} id="results" tabIndex={-1}>
            {t('directory.results')}
          </h2>
          <Results query={query} />
        </section>
      </div>
    </>
  );
}

/** Where another search or page leads: what was pressed is gone, or does no more. */
function useFocusOnChange(path: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) heading.current?.focus();
    shown.current = path;
  }, [path]);
  return heading;
}

/** A form of the browser's own: without script the server answers it. */
function SearchForm({ query }: { query: DirectoryQuery }) {
  const navigate = useNavigate();
  const services = useServices('active').items ?? [];
  const cities = useCities().items ?? [];
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    void navigate(directoryPath(directoryQueryOf(chosen)));
  };
  return (
    <form className={styles.search} action={paths.enterprises} onSubmit={search}>
      <SelectField
        label={t('directory.service')}
        name={parameters.service}
        defaultValue={query.service ?? ''}
        placeholder={t('directory.allServices')}
        options={services.map(({ slug, nameFr }) => ({ value: slug, label: nameFr }))}
      />
      <SelectField
        label={t('directory.city')}
        name={parameters.city}
        defaultValue={query.city ?? ''}
        placeholder={t('directory.allCities')}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button type="submit">{t('directory.search')}</Button>
    </form>
  );
}

function Results({ query }: { query: DirectoryQuery }) {
  const path = directoryCall(query);
  const rendered = useServerData<ListPage>(path);
  const answer = useQuery(rendered ? undefined : path, () => api.get('/public-enterprises', { query }), {
    isCached: true,
  });
  const page = rendered ?? answer.entity;
  if (!page) {
    return answer.failure ? (
      <LoadFailure
        title={t('directory.failed')}
        failure={answer.failure}
        isBusy={answer.isLoading}
        onRetry={answer.reload}
      />
    ) : (
      <Skeleton lines={5} height="6rem" />
    );
  }
  if (page.items.length === 0) return <Nothing isFiltered={path !== directoryCall({})} />;
  return (
    <>
      <p className={styles.soft}>{t('directory.order')}</p>
      <ul className={styles.list}>
        {page.items.map((enterprise) => (
          <li key={enterprise.path}>
            <EnterpriseCard enterprise={enterprise} service={query.service} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {page.next && (
          <ButtonLink variant="secondary" to={directoryPath({ ...query, after: page.next })}>
            {t('directory.next')}
          </ButtonLink>
        )}
        {query.after && (
          <ButtonLink variant="quiet" to={directoryPath({ ...query, after: undefined })}>
            {t('directory.first')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function EnterpriseCard({
  enterprise: { path, name, city, services, verified, score },
  service,
}: {
  enterprise: ListedEnterprise;
  /** That was searched for: a request from the enterprise's page begins with it. */
  service: string | undefined;
}) {
  const kinds = verified.map((kind) => t(`verifications.kind.${kind}`)).join(', ');
  return (
    <Card className={styles.card}>
      <h3>
        <Link className={styles.open} to={path} state={{ service }}>
          {name}
        </Link>
      </h3>
      {city && <p className={styles.soft}>{city}</p>}
      {services.length > 0 && <p>{services.join(', ')}</p>}
      {kinds && (
        <p className={styles.verified}>
          <Icon name="shield" />
          <span>{t('directory.verified', { kinds })}</span>
        </p>
      )}
      <Score score={score} />
    </Card>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title={t('directory.none')}
      action={
        <>
          <ButtonLink to={paths.projectInfo}>{t('directory.submit')}</ButtonLink>
          {isFiltered && (
            <ButtonLink to={paths.enterprises} variant="quiet">
              {t('directory.everything')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t('directory.noneHint')}</p>
    </EmptyState>
  );
}
