import { ChevronDown } from 'lucide-react';
import styles from './filter-select.module.css';

export interface FilterSelectProps<Value extends string> {
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  value: Value | '';
  /** The empty choice; without it one of the values is always chosen. */
  any?: string;
  onChange: (value: Value | '') => void;
}

/** Narrows or orders a list by one of many values, with the platform's own list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, values, labelOf, value, any, onChange } = props;
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        data-narrows={any !== undefined && value !== ''}
        value={value}
        onChange={(event) => onChange(values.find((known) => known === event.target.value) ?? '')}
      >
        {any && <option value="">{any}</option>}
        {values.map((known) => (
          <option key={known} value={known}>
            {labelOf(known)}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </span>
  );
}
