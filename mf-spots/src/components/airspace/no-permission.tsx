import { useTranslation } from '@estela/i18n';
import styles from './verdict.module.css';

/** Shown with every verdict, also when its reasons are folded. */
export function NoPermission() {
  const { t } = useTranslation('spots');
  return <p className={styles.note}>{t('airspace.noPermission')}</p>;
}
