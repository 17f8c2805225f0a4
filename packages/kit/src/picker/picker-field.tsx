import { useTranslation } from '@estela/i18n';
import { type ReactNode, useId } from 'react';
import styles from './picker-field.module.css';

interface PickerFieldProps {
  label: string;
  /** What is wrong with the choice. */
  error?: string | undefined;
  children: ReactNode;
}

/** Names the picker of a choice that may stay open, and says what is wrong with it. */
export function PickerField({ label, error, children }: PickerFieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <fieldset aria-describedby={error && id} className={styles.picker}>
      <legend className={styles.label}>
        {label} <span className={styles.optional}>{t('optional')}</span>
      </legend>
      {children}
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
