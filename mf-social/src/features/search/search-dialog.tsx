import { useTranslation } from '@estela/i18n';
import { Dialog } from '@estela/ui/dialog';
import { useEffect, useRef } from 'react';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Not in TypeScript's library yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** On a telephone the gesture or button that goes back closes the sheet, where the browser tells of it. */
function useCloseOnBack({ open, onOpenChange }: SearchDialogProps) {
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onOpenChange(false);
    return () => watcher.destroy();
  }, [open, onOpenChange]);
}

export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const { t } = useTranslation('social');
  const input = useRef<HTMLInputElement>(null);
  useCloseOnBack({ open, onOpenChange });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('search.title')}
      initialFocus={input}
      className={styles.sheet ?? ''}
    >
      <SearchBox inputRef={input} onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}
