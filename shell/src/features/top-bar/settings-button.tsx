import { useTranslation } from '@estela/i18n';
import { LazyMenu } from '@estela/ui/menu';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import styles from './top-bar.module.css';

/** Milliseconds; the duration of the animation in the style sheet. */
const spinTime = 500;

const loadMenu = async () =>
  (await import(/* webpackChunkName: "settings-menu" */ './settings-menu.tsx')).SettingsMenu;

export function SettingsButton() {
  const { t } = useTranslation('layout');
  const [isSpinning, setIsSpinning] = useState(false);
  const spin = () => {
    setIsSpinning(true);
    setTimeout(() => setIsSpinning(false), spinTime);
  };
  return (
    <LazyMenu
      label={t('settings.label')}
      icon={<Settings aria-hidden="true" />}
      className={isSpinning ? styles.spinning : undefined}
      load={loadMenu}
      given={{ onOpenChange: spin }}
      onFirstPress={spin}
    />
  );
}
