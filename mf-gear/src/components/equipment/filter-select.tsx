import { ChevronDown } from 'lucide-react';
import styles from './filter-select.module.css';

interface FilterSelectProps<Value extends string> {
  /** Its name, and the choice that narrows nothing. */
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  value: Value | '';
  onChange: (value: Value | '') => void;
}

/** One value that narrows a list, with the platform's own list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, values, labelOf, value, onChange } = props;
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        data-narrows={value !== ''}
        value={value}
        onChange={(event) => onChange(values.find((known) => known === event.target.value) ?? '')}
      >
        <option value="">{label}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </span>
  );
}
