import { useGearCalls } from '@estela/api/gear';
import type { Component } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { useFormatParts } from '@estela/i18n/format-parts';

/** Texts and calls for deleting a part; the dialog names the drones that lose it. */
export function usePartDeletion({ _id, name, installations }: Component) {
  const { t } = useTranslation('gear');
  const { list } = useFormatParts();
  const { deleteComponent } = useGearCalls();
  const drones = [...new Map(installations.map(({ drone }) => [drone._id, drone.name])).values()];
  return {
    name,
    text: drones.length
      ? t('components.deleteInUse', {
          count: drones.length,
          drones: list(drones),
        })
      : t('components.deleteText'),
    remove: () => deleteComponent(_id),
  };
}
