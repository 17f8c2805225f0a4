import { useTranslation } from '@estela/i18n';
import styles from './landing-features.module.css';

const features = ['social', 'groups', 'privacy'] as const;

/** Features without a picture: people and privacy. */
export function LandingFeatures() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section} aria-labelledby="landing-features">
      <h2 id="landing-features" className={styles.title}>
        {t('features.title')}
      </h2>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature}>
            <h3 className={styles.name}>{t(`features.${feature}.title`)}</h3>
            <p className={styles.text}>{t(`features.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
