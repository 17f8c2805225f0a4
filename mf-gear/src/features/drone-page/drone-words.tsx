import type { Drone } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import styles from './drone-words.module.css';

/** The texts about the drone; the notes are in the response for its owner alone. */
export function DroneWords({ drone: { description, notes } }: { drone: Drone }) {
  const { t } = useTranslation('gear');
  return (
    <>
      {description && (
        <Section title={t('form.description')}>
          <p className={styles.text}>{description}</p>
        </Section>
      )}
      {notes && (
        <Section title={t('form.notes')}>
          <p className={styles.text}>{notes}</p>
        </Section>
      )}
    </>
  );
}
