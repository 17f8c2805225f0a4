import { Card } from '@estela/ui';
import { type ReactNode, useContext, useId } from 'react';
import { FormTextsContext } from './field-texts.ts';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title?: ReactNode;
  /** The title is the form's text `section.<name>`. */
  name?: string;
  /** Its place where the parts are filled in one after another. */
  number?: number;
  children: ReactNode;
}

/** A part of a long form, with its title beside it where there is room. */
export function FormSection({ title, name, number, children }: FormSectionProps) {
  const { text } = useContext(FormTextsContext);
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {title ?? (name && text(`section.${name}`))}
      </h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
