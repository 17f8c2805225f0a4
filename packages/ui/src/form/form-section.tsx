import { Card } from '@estela/ui';
import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: ReactNode;
  /** Its place where the parts are filled in one after another. */
  number?: number;
  children: ReactNode;
}

/** A part of a long form, with its title beside it where there is room. */
export function FormSection({ title, number, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
