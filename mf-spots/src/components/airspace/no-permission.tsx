import { useTranslation } from '@estela/i18n';
import styles from './verdict.module.css';

/** Goes with every verdict, also where its reasons are folded away. */
export function NoPermission() {
  const { t } = useTranslation('spots');
  return <p className={styles.note}>{t('airspace.noPermission')}</p>;
}
