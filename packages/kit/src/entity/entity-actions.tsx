import { useTranslation } from '@estela/i18n';
import { LazyMenu } from '@estela/ui/menu';
import type { EntityMenuProps } from './entity-menu.tsx';

const loadMenu = async () =>
  (await import(/* webpackChunkName: "entity-menu" */ './entity-menu.tsx')).EntityMenu;

export type EntityActionsProps = Omit<EntityMenuProps, 'trigger'>;

/** What its owner can do with an entity: edit, actions of its own, delete. */
export function EntityActions(props: EntityActionsProps) {
  const { t } = useTranslation('common');
  return <LazyMenu label={t('actionsOf', { name: props.deletion.name })} load={loadMenu} given={props} />;
}
