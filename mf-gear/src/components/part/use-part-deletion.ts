import { useDeleteComponentMutation } from '@estela/api/gear';
import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';

/** What deleting a part takes: it names the drones that lose it. */
export function usePartDeletion({ _id, name, installations }: Component) {
  const { t } = useTranslation('gear');
  const [remove] = useDeleteComponentMutation();
  const drones = installations.map(({ drone }) => drone.name).join(', ');
  return {
    name,
    text: drones ? t('components.deleteInUse', { drones }) : t('components.deleteText'),
    remove: () => remove(_id),
  };
}
