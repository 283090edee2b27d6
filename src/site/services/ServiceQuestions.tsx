import { useQuestions } from '../catalog/lists.ts';
import { t } from '../texts.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './ServicePage.module.css';

/** The questions of the service's form, with the answers to choose among. */
export function ServiceQuestions({ serviceId }: { serviceId: string }) {
  const questions = useQuestions(serviceId);
  const isFree = questions.items?.length === 0;
  return (
    <Section id="asked" title={t('service.asked')} intro={t(isFree ? 'service.askedNothing' : 'service.askedIntro')}>
      {questions.status === 'loading' && <Skeleton lines={3} height="4rem" />}
      {questions.status === 'failed' && (
        <LoadFailure title={t('services.failed')} isBusy={false} onRetry={questions.retry} />
      )}
      <ol className={styles.asks}>
        {questions.items?.map(({ id, nameFr, responses }) => (
          <li key={id} className={styles.ask}>
            <h3>{nameFr}</h3>
            <ul className={styles.answers}>
              {responses.map((response) => (
                <li key={response.id}>{response.nameFr}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
