import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './ContractorCall.module.css';

/** The way in for businesses (specification §1): to join, or to log in (§2.2). */
export function ContractorCall() {
  const points = [t('home.contractorPoint1'), t('home.contractorPoint2'), t('home.contractorPoint3')];
  return (
    <section className={styles.band} aria-labelledby="contractors">
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 id="contractors" className={styles.title}>
            {t('home.contractorTitle')}
          </h2>
          <p>{t('home.contractorText')}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.register}>{t('home.contractorAction')}</ButtonLink>
            <ButtonLink to={paths.login} variant="quiet">
              {t('home.contractorLogin')}
            </ButtonLink>
          </div>
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
