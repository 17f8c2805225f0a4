import { languages } from '@estela/contracts/values';
import { setLanguage, useTranslation } from '@estela/i18n';
import styles from './top-bar.module.css';

/** ES | EN: one press switches. */
export function LanguageToggle() {
  const { t, i18n } = useTranslation('layout');
  const next = i18n.language === 'es' ? 'en' : 'es';
  return (
    <button
      type="button"
      className={styles.language}
      aria-label={t('language.switchTo')}
      onClick={() => setLanguage(i18n, next)}
    >
      {languages.map((language) => (
        <span key={language} aria-hidden="true" data-current={i18n.language === language}>
          {language.toUpperCase()}
        </span>
      ))}
    </button>
  );
}
