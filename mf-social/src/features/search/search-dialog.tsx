import { useTranslation } from '@estela/i18n';
import { Dialog } from '@estela/ui/dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './search.module.css';
import { SearchBox } from './search-box.tsx';

interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  takeTyped?: () => string;
}

/** Not in TypeScript's library yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * On a telephone the gesture or button that goes back closes the sheet. Where the browser does not tell of it the page
 * goes back as well, and what was over it must not stay.
 */
function useCloseOnBack({ open, onOpenChange }: SearchDialogProps) {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!open) return;
    const onBack = () => close();
    window.addEventListener('popstate', onBack);
    const watcher = CloseWatcher && new CloseWatcher();
    if (watcher) watcher.onclose = onBack;
    return () => {
      window.removeEventListener('popstate', onBack);
      watcher?.destroy();
    };
  }, [open]);
}

export function SearchDialog({ open, onOpenChange, takeTyped }: SearchDialogProps) {
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
      <SearchBox inputRef={input} onLeave={() => onOpenChange(false)} takeTyped={takeTyped} />
    </Dialog>
  );
}
