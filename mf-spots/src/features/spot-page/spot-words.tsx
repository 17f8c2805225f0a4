import type { Spot } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import styles from './spot-words.module.css';

/** The descriptions of the place and of the access. */
export function SpotWords({ spot: { description, accessNotes } }: { spot: Spot }) {
  const { t } = useTranslation('spots');
  return (
    <>
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
