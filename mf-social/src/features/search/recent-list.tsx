import { useTranslation } from '@estela/i18n';
import { History } from 'lucide-react';
import styles from './search.module.css';

interface RecentListProps {
  recent: readonly string[];
  active: string | undefined;
  onChoose: (words: string) => void;
}

export function RecentList({ recent, active, onChoose }: RecentListProps) {
  const { t } = useTranslation('social');
  if (recent.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
    <div role="group" aria-labelledby="search-recent">
      <div id="search-recent" role="presentation" className={styles.kind}>
        {t('search.recent')}
      </div>
      {recent.map((words, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys of its options
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
        <div
          key={words}
          id={`search-recent-${index}`}
          role="option"
          aria-selected={active === `search-recent-${index}`}
          className={styles.row}
          onClick={() => onChoose(words)}
        >
          <History aria-hidden="true" className={styles.sign} />
          <span className={styles.title}>{words}</span>
        </div>
      ))}
    </div>
  );
}
