import { useTranslation } from '@estela/i18n';
import type { ComponentType } from 'react';
import styles from './landing-shows.module.css';
import { SampleFlight } from './sample-flight.tsx';
import { SampleMap } from './sample-map.tsx';
import { SamplePack } from './sample-pack.tsx';

const shows: [string, ComponentType][] = [
  ['flights', SampleFlight],
  ['spots', SampleMap],
  ['packs', SamplePack],
];

/** What the product looks like: a flight, the map and a battery, each with one claim that holds. */
export function LandingShows() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section} aria-labelledby="landing-shows">
      <h2 id="landing-shows" className={styles.title}>
        {t('shows.title')}
      </h2>
      {shows.map(([show, Sample]) => (
        <div key={show} className={styles.row}>
          <div className={styles.words}>
            <h3 className={styles.name}>{t(`shows.${show}.title`)}</h3>
            <p className={styles.text}>{t(`shows.${show}.text`)}</p>
          </div>
          <figure className={styles.figure}>
            {/* The text beside it describes it. */}
            <div aria-hidden="true">
              <Sample />
            </div>
            <figcaption className={styles.caption}>{t('shows.sample')}</figcaption>
          </figure>
        </div>
      ))}
    </section>
  );
}
