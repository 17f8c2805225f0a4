import { useTranslation } from '@estela/i18n';
import { IconButton } from '@estela/ui';
import { Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './top-bar.module.css';

/** Milliseconds; as long as the animation in the style sheet. */
const spinTime = 500;

// The menu's library is not needed to show a page: it loads when the button is first pointed at or focused.
const loadMenu = () => import(/* webpackChunkName: "settings-menu" */ './settings-menu.tsx');
const SettingsMenu = lazy(async () => ({ default: (await loadMenu()).SettingsMenu }));

export function SettingsButton() {
  const { t } = useTranslation('layout');
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [isSpinning, setIsSpinning] = useState(false);
  const spin = () => {
    setIsSpinning(true);
    setTimeout(() => setIsSpinning(false), spinTime);
  };
  const button = (
    <IconButton
      label={t('settings.label')}
      icon={<Settings aria-hidden="true" />}
      className={isSpinning ? styles.spinning : undefined}
    />
  );
  const first = (
    <IconButton
      label={t('settings.label')}
      icon={<Settings aria-hidden="true" />}
      aria-haspopup="menu"
      aria-expanded={false}
      className={isSpinning ? styles.spinning : undefined}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => {
        spin();
        setIsWanted(true);
        setIsOpen(true);
      }}
    />
  );
  if (!isWanted) return first;
  return (
    <Suspense fallback={first}>
      <SettingsMenu
        trigger={button}
        open={isOpen}
        onOpenChange={(open) => {
          spin();
          setIsOpen(open);
        }}
      />
    </Suspense>
  );
}
