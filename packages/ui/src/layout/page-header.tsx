import type { ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode;
  lead?: ReactNode;
  /** A link back, or the place this page belongs to. */
  eyebrow?: ReactNode;
  /** The main action first. */
  actions?: ReactNode;
  className?: string;
}

/** Title, one line about the page and its actions. */
export function PageHeader({ title, lead, eyebrow, actions, className }: PageHeaderProps) {
  return (
    <header className={cx(styles.header, className)}>
      <div className={styles.words}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export interface SectionProps {
  title: ReactNode;
  /** Heading level; 2 under a page header, 3 inside a section. */
  level?: 2 | 3;
  /** A figure beside the title: how many there are. */
  count?: ReactNode;
  actions?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ title, level = 2, count, actions, id, className, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={cx(styles.section, className)} id={id}>
      <div className={styles.bar}>
        <Heading className={level === 2 ? styles.heading : styles.subheading}>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
