import type { ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import { Illustration, type IllustrationName } from './illustration.tsx';
import styles from './state.module.css';

export interface EmptyStateProps {
  /** One of our drawings, or a node of your own. */
  illustration?: IllustrationName | ReactNode;
  /** One line: what would be here. */
  title: ReactNode;
  text?: ReactNode;
  /** The action that fills it. */
  action?: ReactNode;
  /** For small places: no drawing, less space. */
  compact?: boolean;
  headingLevel?: 1 | 2 | 3 | 4;
  className?: string;
}

const drawings: readonly unknown[] = ['horizon', 'radar', 'film', 'bench', 'pin', 'people', 'lost'];

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration = 'horizon', title, text, action, compact, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(styles.state, compact && styles.compact, className)}>
      {!compact && (
        <div className={styles.picture}>
          {drawings.includes(illustration) ? (
            <Illustration name={illustration as IllustrationName} />
          ) : (
            (illustration as ReactNode)
          )}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
