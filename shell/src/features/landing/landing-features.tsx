import { useTranslation } from '@estela/i18n';
import { Compass, Drone, Lock, MapPin, UsersRound, Video } from 'lucide-react';
import styles from './landing-features.module.css';

const features = [
  ['flights', Video],
  ['gear', Drone],
  ['spots', MapPin],
  ['social', Compass],
  ['groups', UsersRound],
  ['privacy', Lock],
] as const;

export function LandingFeatures() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section} aria-labelledby="landing-features">
      <h2 id="landing-features" className={styles.title}>
        {t('features.title')}
      </h2>
      <ul className={styles.list}>
        {features.map(([feature, Icon]) => (
          <li key={feature} className={styles.item}>
            <Icon className={styles.icon} aria-hidden="true" />
            <h3 className={styles.name}>{t(`features.${feature}.title`)}</h3>
            <p className={styles.text}>{t(`features.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
