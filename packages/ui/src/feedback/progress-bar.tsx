import { useFormat, useTranslation } from '@estela/i18n';
import type { CSSProperties } from 'react';
import { Button } from '../action/button.tsx';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  value: number;
  onCancel?: () => void;
}

/** Progress of an upload, with a button to cancel it. */
export function ProgressBar({ label, value, onCancel }: ProgressBarProps) {
  const { t } = useTranslation('common');
  const { number } = useFormat();
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <span>{label}</span>
        <span className={styles.figure}>{number(percent / 100, { style: 'percent' })}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
        style={{ '--done': percent / 100 } as CSSProperties}
      />
      {onCancel && (
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
