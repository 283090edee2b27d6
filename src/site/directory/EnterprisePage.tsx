import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { enterpriseCall, reviewsAfter } from '../../shared/directory/address.ts';
import { directoryTexts } from '../../shared/directory/texts.ts';
import type { ShownEnterprise } from '../../shared/directory/views.ts';
import { formatDate, formatLongDate } from '../../shared/format/dates.ts';
import { verificationTexts } from '../../shared/verifications/texts.ts';
import '../ui/deferredResources.ts';
import { api } from '../api.ts';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { useDescription, useTitle } from '../layout/documentHead.ts';
import { paths } from '../paths.ts';
import { useServerData, useStructuredData } from '../rendering/rendering.ts';
import { contractorNode } from '../rendering/structuredData.ts';
import { registerTexts, t } from '../texts.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { PageHead } from '../ui/Section.tsx';
import { useQuery } from '../useQuery.ts';
import styles from './Directory.module.css';
import { Reviews } from './Reviews.tsx';
import { Score } from './Score.tsx';

registerTexts(directoryTexts);
registerTexts(verificationTexts);

/** An enterprise as everybody sees it, who agreed to it (design §10). */
export function EnterprisePage() {
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const after = reviewsAfter(search);
  const path = enterpriseCall(slug, after);
  const rendered = useServerData<ShownEnterprise>(path);
  const answer = useQuery(
    rendered === undefined ? path : undefined,
    () => api.get('/public-enterprises/{slug}', { path: { slug }, query: { after } }),
    { isCached: true },
  );
  const enterprise = rendered ?? answer.entity;
  if (enterprise) return <Shown enterprise={enterprise} isFirst={after === undefined} />;
  if (rendered === null || answer.failure?.kind === 'notFound') return <NoEnterprise />;
  return (
    <div className={styles.page}>
      {answer.failure ? (
        <LoadFailure
          title={t('enterprisePage.failed')}
          failure={answer.failure}
          isBusy={answer.isLoading}
          onRetry={answer.reload}
        />
      ) : (
        <Skeleton lines={6} height="3rem" />
      )}
    </div>
  );
}

function NoEnterprise() {
  useTitle(t('layout.notFound'));
  return <NotFoundPage />;
}

function Shown({ enterprise, isFirst }: { enterprise: ShownEnterprise; isFirst: boolean }) {
  const { name, path, services } = enterprise;
  const service = useWanted(services);
  const city = enterprise.city ?? t('enterprisePage.somewhere');
  const title = t('enterprisePage.title', { name, city });
  useTitle(title);
  useDescription(
    t('enterprisePage.description', { name, city, services: services.map((service) => service.name).join(', ') }),
  );
  useStructuredData(import.meta.env.SSR && (({ origin }) => contractorNode(enterprise, origin)));
  return (
    <>
      <PageHead title={name} intro={city}>
        <div className={styles.onNight}>
          <Score score={enterprise.score} />
        </div>
      </PageHead>
      <Breadcrumbs
        pages={[
          [t('directory.title'), paths.enterprises],
          [name, path],
        ]}
      />
      <div className={styles.page}>
        <div className={styles.call}>
          <ButtonLink to={service ? paths.service(service.id) : paths.projectInfo}>
            {t('directory.submit')}
            <Icon name="arrow-right" />
          </ButtonLink>
          <p>
            {t('directory.free')} {t('enterprisePage.noPhone')}
          </p>
        </div>
        <div className={styles.columns} data-rest>
          <Facts enterprise={enterprise} />
          <Reviews enterprise={enterprise} isFirst={isFirst} />
        </div>
      </div>
    </>
  );
}

/** The service that a request begins with: the one that was searched for, else the only one that there is. */
function useWanted(services: ShownEnterprise['services']): ShownEnterprise['services'][number] | undefined {
  const told: unknown = useLocation().state;
  const searched = typeof told === 'object' && told !== null && 'service' in told ? told.service : undefined;
  return services.find(({ slug }) => slug === searched) ?? (services.length === 1 ? services[0] : undefined);
}

function Facts({ enterprise: { services, cities, verified, joinedAt } }: { enterprise: ShownEnterprise }) {
  return (
    <aside className={styles.side}>
      <section aria-labelledby="services">
        <h2 id="services">{t('enterprisePage.services')}</h2>
        <ul className={styles.chips}>
          {services.map(({ name, slug }) => (
            <li key={slug}>
              <Link to={paths.servicePage(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
      {cities.length > 0 && (
        <section aria-labelledby="places">
          <h2 id="places">{t('enterprisePage.places')}</h2>
          <p>{cities.join(', ')}</p>
        </section>
      )}
      <section aria-labelledby="verified">
        <h2 id="verified">{t('enterprisePage.verifiedTitle')}</h2>
        {verified.length === 0 && <p>{t('enterprisePage.notVerified')}</p>}
        <ul className={styles.facts}>
          {verified.map(({ kind, until }) => (
            <li key={kind} className={styles.verified}>
              <Icon name="shield" />
              <span>
                {until
                  ? t('enterprisePage.verifiedUntil', {
                      kind: t(`verifications.kind.${kind}`),
                      date: formatDate(until),
                    })
                  : t(`verifications.kind.${kind}`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.soft}>{t('enterprisePage.joined', { date: formatLongDate(joinedAt) })}</p>
    </aside>
  );
}
