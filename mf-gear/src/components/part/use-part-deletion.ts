import { useGearCalls } from '@estela/api/gear';
import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';

/** What deleting a part takes: it names the drones that lose it. */
export function usePartDeletion({ _id, name, installations }: Component) {
  const { t, i18n } = useTranslation('gear');
  const { deleteComponent } = useGearCalls();
  const drones = [...new Map(installations.map(({ drone }) => [drone._id, drone.name])).values()];
  return {
    name,
    text: drones.length
      ? t('components.deleteInUse', {
          count: drones.length,
          drones: new Intl.ListFormat(i18n.language).format(drones),
        })
      : t('components.deleteText'),
    remove: () => deleteComponent(_id),
  };
}
