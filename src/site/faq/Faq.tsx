import { faqTexts } from '../../shared/faq/texts.ts';
import { useStructuredData } from '../rendering/rendering.ts';
import { faqPage } from '../rendering/structuredData.ts';
import { registerTexts, t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Faq.module.css';

registerTexts(faqTexts);

const questions = {
  price: ['faq.price', 'faq.priceText'],
  quotes: ['faq.quotes', 'faq.quotesText'],
  account: ['faq.account', 'faq.accountText'],
  contact: ['faq.contact', 'faq.contactText'],
  duty: ['faq.duty', 'faq.dutyText'],
  network: ['faq.network', 'faq.networkText'],
  verified: ['faq.verified', 'faq.verifiedText'],
  join: ['faq.join', 'faq.joinText'],
} as const;

interface FaqProps {
  asks: readonly (keyof typeof questions)[];
  /** The first answer is there at once (specification §2.6, services page). */
  isFirstOpen?: boolean;
  isSunk?: boolean;
}

/** Questions that open on their answers: the browser's own disclosure, which also works before script. */
export function Faq({ asks, isFirstOpen = false, isSunk = false }: FaqProps) {
  useStructuredData(
    import.meta.env.SSR && (() => faqPage(asks.map((name) => [t(questions[name][0]), t(questions[name][1])]))),
  );
  return (
    <Section id="faq" title={t('faq.title')} isSunk={isSunk}>
      <div className={styles.list}>
        {asks.map((name, index) => {
          const [question, answer] = questions[name];
          return (
            <details key={name} className={styles.item} open={isFirstOpen && index === 0}>
              <summary className={styles.question}>
                {t(question)}
                <Icon name="chevron-down" className={styles.chevron} />
              </summary>
              <p className={styles.answer}>{t(answer)}</p>
            </details>
          );
        })}
      </div>
    </Section>
  );
}
