import { useTranslation } from '@estela/i18n';
import { LazyMenu } from '@estela/ui/menu';
import { Plus } from 'lucide-react';
import { useMenu } from '../../components/menu/use-menu.ts';
import styles from './side-menu.module.css';

const loadMenu = async () => (await import(/* webpackChunkName: "add-menu" */ './add-menu.tsx')).AddMenu;
const nothing = {};

/** Opens the menu of what a pilot can create. */
export function AddButton() {
  const { t } = useTranslation('layout');
  if (useMenu('add').length === 0) return null;
  return (
    <LazyMenu
      label={t('add')}
      icon={<Plus aria-hidden="true" />}
      className={styles.addButton}
      load={loadMenu}
      given={nothing}
    />
  );
}
