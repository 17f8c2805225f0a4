import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Notice, Section } from '@estela/ui';
import styles from './spot-words.module.css';

/** What to look out for comes first, then what the place is and how to get in. */
export function SpotWords({ spot: { description, accessNotes, hazards } }: { spot: Spot }) {
  const { t } = useTranslation('spots');
  return (
    <>
      {hazards && (
        <Notice tone="warning" title={t('form.hazards')}>
          <p className={styles.text}>{hazards}</p>
        </Notice>
      )}
      {description && (
        <Section title={t('form.description')}>
          <p className={styles.text}>{description}</p>
        </Section>
      )}
      {accessNotes && (
        <Section title={t('form.accessNotes')}>
          <p className={styles.text}>{accessNotes}</p>
        </Section>
      )}
    </>
  );
}
