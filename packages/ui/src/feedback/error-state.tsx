import { useTranslation } from '@estela/i18n';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { cx } from '../style/class-names.ts';
import { Illustration } from './illustration.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What failed. Default: "Something went wrong". */
  title?: ReactNode;
  /** What to do next. */
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** A code to quote when asking for help. */
  reference?: string | undefined;
  /** Another way out beside the retry. */
  action?: ReactNode;
  compact?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** What failed and how to continue; the rest of the page works. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, onRetry, retrying, reference, action, compact, headingLevel = 2, className } = props;
  const { t } = useTranslation('common');
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={cx(styles.state, compact && styles.compact, className)}>
      {!compact && (
        <div className={styles.picture}>
          <Illustration name="lost" />
        </div>
      )}
      <Heading className={styles.title}>{title ?? t('error.title')}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry} busy={retrying}>
              {t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <p className={styles.reference}>{t('error.reference', { reference })}</p>}
    </div>
  );
}
