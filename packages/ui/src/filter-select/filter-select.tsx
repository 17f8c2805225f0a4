import { ChevronDown } from 'lucide-react';
import { useDeferredValue } from 'react';
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

/**
 * Narrows or orders a list by one of many values, with the platform's own list. The page does not wait for
 * them: of a closed box one sees the chosen one, and its width is that of the longest.
 */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, values, labelOf, value, any, onChange } = props;
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? values : seenOf(values, value, labelOf);
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        data-narrows={any !== undefined && value !== ''}
        value={value}
        onChange={(event) => onChange(values.find((one) => one === event.target.value) ?? '')}
      >
        {any && <option value="">{any}</option>}
        {drawn.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </span>
  );
}

/** The chosen one and the longest. */
function seenOf<Value>(
  values: readonly Value[],
  chosen: Value | '',
  labelOf: (value: Value) => string,
): readonly Value[] {
  const lengths = values.map((one) => labelOf(one).length);
  const longest = lengths.indexOf(Math.max(...lengths));
  return values.filter((one, index) => one === chosen || index === longest);
}
