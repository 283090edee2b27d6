import type { TextKey } from '../../shared/texts.ts';
import { useMaxQuotes, useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Comparison.module.css';

const rows: readonly (readonly [TextKey, TextKey, TextKey])[] = [
  ['home.compare1', 'home.compare1Us', 'home.compare1Usual'],
  ['home.compare2', 'home.compare2Us', 'home.compare2Usual'],
  ['home.compare3', 'home.compare3Us', 'home.compare3Usual'],
  ['home.compare4', 'home.compare4Us', 'home.compare4Usual'],
  ['home.compare5', 'home.compare5Us', 'home.compare5Usual'],
  ['home.compare6', 'home.compare6Us', 'home.compare6Usual'],
];

/** The product against the usual way of finding tradespeople (specification §1). */
export function Comparison() {
  const name = useSiteSettings()?.name ?? t('layout.name');
  const count = useMaxQuotes();
  return (
    <Section id="comparison" title={t('home.compareTitle')} intro={t('home.compareIntro', { name })}>
      <table className={styles.table} aria-labelledby="comparison">
        <thead>
          <tr>
            <th scope="col" className={styles.criterion}>
              {t('home.compareCriterion')}
            </th>
            <th scope="col" className={styles.us}>
              {t('home.compareUs', { name })}
            </th>
            <th scope="col">{t('home.compareUsual')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([criterion, us, usual]) => (
            <tr key={criterion}>
              <th scope="row">{t(criterion)}</th>
              <td className={styles.us}>
                <Icon name="check" />
                <span>{t(us, { count })}</span>
              </td>
              <td>
                <Icon name="close" />
                <span>{t(usual)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
