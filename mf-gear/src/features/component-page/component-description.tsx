import { useTranslation } from '@estela/i18n';
import { Section } from '@estela/ui';
import styles from './component-description.module.css';

export function ComponentDescription({ text }: { text: string }) {
  const { t } = useTranslation('gear');
  if (!text) return null;
  return (
    <Section title={t('componentForm.description')}>
      <p className={styles.text}>{text}</p>
    </Section>
  );
}
