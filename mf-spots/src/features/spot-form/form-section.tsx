import { useTranslation } from '@estela/i18n';
import { Card } from '@estela/ui';
import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

/** The parts of the form, in the order one fills them in. */
const sections = ['basics', 'location', 'audience'] as const;

interface FormSectionProps {
  name: (typeof sections)[number];
  children: ReactNode;
}

export function FormSection({ name, children }: FormSectionProps) {
  const { t } = useTranslation('spots');
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {sections.indexOf(name) + 1}
        </span>
        {t(`form.section.${name}`)}
      </h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
