import { type ElementType, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './tab-links.module.css';

/** One tab of `TabLinks`: its words, a figure beside them, and where it leads. */
export interface TabLinkItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** A figure beside the label. */
  count?: ReactNode;
  icon?: ReactNode;
  /** Props of the link: `{ to: '/feed' }`, `{ href: '/feed' }`. */
  link: Record<string, unknown>;
}

export interface TabLinksProps<Id extends string = string> {
  label: string;
  items: readonly TabLinkItem<Id>[];
  /** The one that is shown now. */
  value: Id;
  /** The link component; plain anchors by default. */
  as?: ElementType;
  className?: string;
}

/** Tabs that are addresses: a navigation of links, so Back, new tabs and sharing work. */
export function TabLinks<Id extends string>(props: TabLinksProps<Id>) {
  const { label, items, value, as: Link = 'a', className } = props;
  const row = useRef<HTMLElement>(null);

  // Where the row is wider than the screen, the page that is shown must not be the one cut off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is selected
  useEffect(() => {
    const { current: tabs } = row;
    const selected = tabs?.querySelector<HTMLElement>('[aria-current]');
    if (!tabs || !selected) return;
    // Told right after the page's own layout: asking for the sizes now would make the browser do it once more.
    const observer = new ResizeObserver(() => {
      const { offsetLeft, offsetWidth } = selected;
      const hidden = offsetLeft + offsetWidth - tabs.offsetLeft - tabs.clientWidth;
      tabs.scrollLeft = Math.max(0, Math.min(hidden, offsetLeft - tabs.offsetLeft));
    });
    // A count that comes later may push it out of the row.
    for (const element of [tabs, ...tabs.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [value]);

  return (
    <nav ref={row} aria-label={label} className={cx(styles.tabs, className)}>
      {items.map(({ id, label: name, count, icon, link }) => (
        <Link
          key={id}
          {...link}
          aria-current={id === value ? 'page' : undefined}
          className={cx(styles.tab, id === value && styles.selected)}
        >
          {icon && <span className={styles.icon}>{icon}</span>}
          <span>{name}</span> {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
