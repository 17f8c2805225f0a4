import { useTranslation } from '@estela/i18n';
import styles from './work-in-progress.module.css';
import { useWorkInProgress } from './work-in-progress-state.ts';

export function WorkInProgress() {
  const { t } = useTranslation('layout');
  const isShown = useWorkInProgress();
  return (
    <div role="status" className={isShown ? styles.overlay : undefined}>
      {isShown && (
        <div className={styles.card}>
          <p className={styles.title}>{t('workInProgress.title')}</p>
          <p className={styles.text}>{t('workInProgress.text')}</p>
        </div>
      )}
    </div>
  );
}
