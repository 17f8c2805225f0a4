import type { ReactNode } from 'react';
import styles from './with-index.module.css';

export interface IndexEntry {
  /** Of the section on the page. */
  id: string;
  title: string;
}

interface WithIndexProps {
  /** For assistive technology. */
  label: string;
  entries: readonly IndexEntry[];
  children: ReactNode;
}

/** A long page's sections with links to them: beside them on wide screens, above them on others. */
export function WithIndex({ label, entries, children }: WithIndexProps) {
  return (
    <div className={styles.frame}>
      <nav aria-label={label} className={styles.index}>
        <ul className={styles.entries}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.entry} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
