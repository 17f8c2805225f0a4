import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { IconButton } from '@estela/ui';
import { isDialogOpen } from '@estela/ui/is-dialog-open';
import { lazyDialog } from '@estela/ui/lazy';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { offerSearch } from '../../platform/open-search.ts';

const SearchHost = lazyDialog(
  async () => (await import(/* webpackChunkName: "search-host" */ './search-host.tsx')).SearchHost,
);

const writable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** A slash where nothing is being written, or Ctrl or Cmd with K. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (isDialogOpen()) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(writable));
}

/** What is typed for a box that is still loading; undefined for any other key. */
function withKey(typed: string | undefined, { key, ctrlKey, metaKey, target }: KeyboardEvent) {
  if (typed === undefined || ctrlKey || metaKey || (target as Element).closest(writable)) return undefined;
  if (key === 'Backspace') return typed.slice(0, -1);
  return key.length === 1 ? typed + key : undefined;
}

/** The only part of the search in the first load; the rest is loaded when it is first opened. */
export function SearchButton() {
  const { t } = useTranslation('layout');
  const { loadSlot } = usePlatform();
  const [open, setOpen] = useState(false);
  // Undefined when no box is being loaded.
  const typed = useRef<string>(undefined);
  const change = (wanted: boolean) => {
    typed.current = wanted ? '' : undefined;
    setOpen(wanted);
  };
  const takeTyped = () => {
    const text = typed.current ?? '';
    typed.current = undefined;
    return text;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asks = !typed.current && asksForSearch(event);
      const more = asks ? '' : withKey(typed.current, event);
      if (more === undefined) return;
      event.preventDefault();
      typed.current = more;
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useEffect(
    () =>
      offerSearch((words) => {
        typed.current = words;
        setOpen(true);
      }),
    [],
  );
  const fetchAhead = () => {
    SearchHost.fetchAhead();
    // The host shows an error when it cannot be loaded.
    loadSlot('search').catch(() => undefined);
  };
  return (
    <>
      <IconButton
        label={t('search.open')}
        icon={<Search aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={() => change(true)}
        onPointerEnter={fetchAhead}
      />
      <SearchHost open={open} onOpenChange={change} takeTyped={takeTyped} />
    </>
  );
}
