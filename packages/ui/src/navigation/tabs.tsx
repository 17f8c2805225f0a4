import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './tabs.module.css';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** A figure beside the label. */
  count?: ReactNode;
  icon?: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Names the set for assistive technology. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Links tabs and panels: give the same to each `TabPanel`. */
  idBase: string;
  className?: string;
}

/** Tabs by the ARIA pattern: one stop for Tab, arrows move and choose, Home and End jump. */
export function Tabs<Id extends string>({ label, items, value, onChange, idBase, className }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const current = items.findIndex((item) => item.id === value);
    const next = nextIndex(event.key, current, items.length);
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={cx(styles.tabs, className)} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${idBase}-tab-${item.id}`}
          aria-selected={item.id === value}
          aria-controls={item.id === value ? `${idBase}-panel-${item.id}` : undefined}
          tabIndex={item.id === value ? 0 : -1}
          className={cx(styles.tab, item.id === value && styles.selected)}
          onClick={() => onChange(item.id)}
        >
          <TabFace item={item} />
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  idBase: string;
  /** The tab it belongs to. Render only the chosen one. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** What a tab shows. */
export function TabPanel({ idBase, id, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${idBase}-panel-${id}`}
      aria-labelledby={`${idBase}-tab-${id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern wants panels reachable
      tabIndex={0}
      className={cx(styles.panel, className)}
    >
      {children}
    </div>
  );
}

export function TabFace({ item }: { item: Pick<TabItem, 'label' | 'count' | 'icon'> }) {
  return (
    <>
      {item.icon && <span className={styles.icon}>{item.icon}</span>}
      <span>{item.label}</span>
      {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
    </>
  );
}

function nextIndex(key: string, current: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % length;
  if (key === 'ArrowLeft') return (current - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
