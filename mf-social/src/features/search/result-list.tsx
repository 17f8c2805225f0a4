import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ResultGroup } from './result-groups.ts';
import { ResultLine } from './result-line.tsx';
import styles from './search.module.css';

interface ResultListProps {
  groups: readonly ResultGroup[];
  words: string;
  active: string | undefined;
  onLeave: () => void;
}

/** Results by kind: links, so that a middle click or Ctrl opens a tab, and options of the combobox. */
export function ResultList({ groups, words, active, onLeave }: ResultListProps) {
  const { t } = useTranslation('social');
  const leave = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    !(ctrlKey || metaKey || shiftKey) && onLeave();
  const option = (id: string, to: string) => ({
    id,
    to,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active === id,
    onClick: leave,
  });
  return groups.map(({ kind, rows, all }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
      <div id={`search-${kind}`} role="presentation" className={styles.kind}>
        {t(`search.kind.${kind}`)}
      </div>
      {rows.map((row) => (
        <Link key={row.id} {...option(`search-${row.id}`, row.to)} className={styles.row}>
          <ResultLine row={row} words={words} />
        </Link>
      ))}
      {all && (
        <Link {...option(`search-all-${kind}`, all.to)} className={styles.row}>
          <ArrowRight aria-hidden="true" className={styles.sign} />
          <span className={styles.all}>{t(`search.all.${all.kind}`)}</span>
        </Link>
      )}
    </div>
  ));
}
