import type { ReactNode } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './filter-chips.module.css';

/** One of the choices of `FilterChips`. */
export interface FilterChip<Id extends string = string> {
  id: Id;
  label: ReactNode;
  count?: ReactNode;
  icon?: ReactNode;
}

export interface FilterChipsProps<Id extends string = string> {
  label: string;
  items: readonly FilterChip<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Where the chips alone do not say what they are of. */
  showLabel?: boolean;
  className?: string;
}

/** One choice among few, in a row that scrolls sideways where the screen is narrow. */
export function FilterChips<Id extends string>({
  label,
  items,
  value,
  onChange,
  showLabel = false,
  className,
}: FilterChipsProps<Id>) {
  return (
    <fieldset className={cx(styles.chips, className)}>
      <legend className={showLabel ? styles.label : 'e-visually-hidden'}>{label}</legend>
      <div className={styles.row}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            aria-pressed={item.id === value}
            className={cx(styles.chip, item.id === value && styles.selected)}
            onClick={(event) => {
              event.currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
              onChange(item.id);
            }}
          >
            {item.icon && <span className={styles.icon}>{item.icon}</span>}
            {/* The space parts the two where they are read aloud. */}
            {item.label} {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
