import { t } from '../texts.ts';
import { toastError } from '../ui/toast.tsx';
import styles from './LanguageSwitch.module.css';
import { chooseLanguage, type Language, languages } from './language.ts';
import { useLanguage } from './useLanguage.ts';

const names: Record<Language, string> = { fr: 'Français', en: 'English' };

/** French, or English where there is some (specification §1). */
export function LanguageSwitch() {
  const current = useLanguage();
  const choose = (language: Language) => {
    chooseLanguage(language).catch(() => toastError(t('common.offline')));
  };
  return (
    <div className={styles.switch}>
      <p id="language">{t('layout.language')}</p>
      <ul className={styles.choices} aria-labelledby="language">
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              className={styles.choice}
              aria-pressed={language === current}
              onClick={() => choose(language)}
            >
              {names[language]}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('layout.partialLanguage')}</p>
    </div>
  );
}
