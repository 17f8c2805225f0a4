import { useTranslation } from '@estela/i18n';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { cx } from '../style/class-names.ts';
import styles from './notice.module.css';

/** What a notice is: its colour and its sign. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  ref?: Ref<HTMLDivElement>;
  tone?: NoticeTone;
  title?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  /** `alert` is read out at once; use it for what just went wrong. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
  children?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message in the place that it is about. */
export function Notice(props: NoticeProps) {
  const { ref, tone = 'info', title, action, onClose, role, className, children } = props;
  const { t } = useTranslation('common');
  const Icon = icons[tone];
  return (
    <div ref={ref} role={role} className={cx(styles.notice, styles[tone], className)}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div className={styles.text}>{children}</div>}
        </div>
        {action && <div>{action}</div>}
      </div>
      {onClose && (
        <IconButton
          label={t('close')}
          icon={<X aria-hidden="true" />}
          size="sm"
          className={styles.close}
          onClick={onClose}
        />
      )}
    </div>
  );
}
