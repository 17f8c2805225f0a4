import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import type { ReactNode } from 'react';
import styles from './with-index.module.css';

interface WithIndexProps {
  /** The sections by their ids on the page. */
  entries: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A long page's sections with links to them: beside them on wide screens, above them on others. */
export function WithIndex({ entries, children }: WithIndexProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.frame}>
      <nav aria-label={t('contents')} className={styles.index}>
        <ol className={styles.entries}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <Link className={styles.entry} to={{ hash: id }}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
