import { useTranslation } from '@estela/i18n';
import { NavLink, useLocation } from '@estela/runtime';
import { IconButton } from '@estela/ui';
import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMenu } from '../../components/menu/use-menu.ts';
import styles from './top-bar.module.css';

/** A row of links; below 768 px they fold behind a button. */
export function AreaLinks() {
  const { t } = useTranslation('layout');
  const areas = useMenu('top');
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing a link closes the list, also the link to this page
  useEffect(() => setOpen(false), [key]);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => !nav.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);
  const fold = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    // The element that had the focus is gone.
    nav.current?.querySelector('button')?.focus();
  };
  return (
    <nav ref={nav} aria-label={t('nav.areas')} className={styles.areas} onKeyDown={fold}>
      <IconButton
        label={t('menu')}
        className={styles.fold}
        aria-expanded={open}
        aria-controls="areas"
        icon={open ? <X /> : <Menu />}
        onClick={() => setOpen(!open)}
      />
      <ul id="areas" className={open ? styles.listOpen : styles.list}>
        {areas.map(({ path, text }) => (
          <li key={path}>
            {/* These are the visitor's own lists; pages below their path may be another pilot's. */}
            <NavLink to={path} end className={styles.area}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
