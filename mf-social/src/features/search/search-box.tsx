import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { Search } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { RecentList } from './recent-list.tsx';
import { clearRecent, keepRecent, readRecent } from './recent-searches.ts';
import { ResultList } from './result-list.tsx';
import styles from './search.module.css';
import { SearchState } from './search-state.tsx';
import { useOptionKeys } from './use-option-keys.ts';
import { useSearch } from './use-search.ts';

interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** The reader goes where a result leads. */
  onLeave: () => void;
  /** Hands over what was typed before the box had the focus. */
  takeTyped?: (() => string) | undefined;
}

/** One box for everything: a combobox whose list holds results by kind or, before anything is typed, recent searches. */
export function SearchBox({ inputRef, onLeave, takeTyped }: SearchBoxProps) {
  const { t } = useTranslation('social');
  const { t: common } = useTranslation('common');
  const [text, setText] = useState('');
  const search = useSearch(text);
  const { words, groups, isCurrent, owner } = search;
  const [recent, setRecent] = useState(() => readRecent(owner));
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const hasList = words === '' ? recent.length > 0 : count > 0;
  const keys = useOptionKeys({ of: words, mayChooseFirst: isCurrent });
  const leave = () => {
    keepRecent(owner, words);
    onLeave();
  };
  const again = (one: string) => {
    setText(one);
    inputRef.current?.focus();
  };
  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <Search aria-hidden="true" className={styles.glass} />
        <input
          ref={inputRef}
          className={styles.input}
          type="search"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={hasList}
          aria-controls={keys.listId}
          aria-autocomplete="list"
          aria-activedescendant={keys.active}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={() => setText(text + (takeTyped?.() ?? ''))}
          onKeyDown={keys.onKeyDown}
        />
      </div>
      {text.trim().length > limits.search.max && (
        <p role="status" className={styles.hint}>
          {common('searchCut', { max: limits.search.max })}
        </p>
      )}
      <p role="status" className="e-visually-hidden">
        {isCurrent && !search.error && t('search.count', { count })}
      </p>
      <div ref={keys.list} id={keys.listId} role="listbox" aria-label={t('search.results')} hidden={!hasList}>
        {words === '' ? (
          <RecentList recent={recent} active={keys.active} onChoose={again} />
        ) : (
          <ResultList groups={groups} words={words} active={keys.active} onLeave={leave} />
        )}
      </div>
      <SearchState
        search={search}
        onRetry={() => {
          void search.retry();
          inputRef.current?.focus();
        }}
        count={count}
        recentCount={recent.length}
        onClearRecent={() => {
          clearRecent(owner);
          setRecent([]);
          inputRef.current?.focus();
        }}
      />
    </div>
  );
}
