import type { ElementType } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './tabs.module.css';
import { TabFace, type TabItem } from './tabs.tsx';

export interface TabLinkItem<Id extends string = string> extends TabItem<Id> {
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
  return (
    <nav aria-label={label} className={cx(styles.tabs, className)}>
      {items.map(({ link, ...item }) => (
        <Link
          key={item.id}
          {...link}
          aria-current={item.id === value ? 'page' : undefined}
          className={cx(styles.tab, item.id === value && styles.selected)}
        >
          <TabFace item={item} />
        </Link>
      ))}
    </nav>
  );
}
