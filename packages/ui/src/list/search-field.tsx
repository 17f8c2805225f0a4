import { useTranslation } from '@estela/i18n';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../style/class-names.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  label: string;
  value: string;
  /** Called once typing pauses, and at once when cleared or on Enter. */
  onSearch: (value: string) => void;
  placeholder?: string;
  /** Characters that are searched for at most. What is typed or pasted stays whole. */
  maxLength?: number;
  className?: string;
}

/** Milliseconds without a key after which the search runs. */
const pause = 300;

/** A search box that does not ask the server for every letter. */
export function SearchField({
  label,
  value,
  onSearch,
  placeholder,
  maxLength = 100,
  className,
}: SearchFieldProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(value);
  useEffect(() => {
    // Changed from outside (Back, a reset): follow. Our own value coming back is not a change.
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);
  const ask = (typed: string) => {
    const wanted = typed.trim().slice(0, maxLength);
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  const askNow = useRef(ask);
  useEffect(() => {
    askNow.current = ask;
  });
  useEffect(() => {
    const timer = setTimeout(() => askNow.current(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const clear = () => {
    setText('');
    ask('');
    input.current?.focus();
  };
  return (
    <div className={cx(styles.search, className)}>
      <div className={styles.box}>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          className={styles.input}
          aria-label={label}
          placeholder={placeholder ?? label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              ask(text);
            } else if (event.key === 'Escape' && text) clear();
          }}
        />
        {text && (
          <button type="button" className={styles.clear} aria-label={t('clearSearch')} onClick={clear}>
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      {text.trim().length > maxLength && (
        <p role="status" className={styles.cut}>
          {t('searchCut', { max: maxLength })}
        </p>
      )}
    </div>
  );
}
