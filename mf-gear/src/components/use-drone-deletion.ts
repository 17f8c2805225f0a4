import { useGearCalls } from '@estela/api/gear';
import type { Drone } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';

/** Texts and calls for deleting a drone, and what uses it: its flights and its parts stay, all else is deleted. */
export function useDroneDeletion({ _id, flown, components }: Drone) {
  const { t } = useTranslation('gear');
  const { number } = useFormat();
  const { deleteDrone } = useGearCalls();
  const flights = flown?.flights ?? 0;
  const text = [
    flights > 0 &&
      t('deletion.flights', { count: flights, formatted: number(flights), last: flown?.last?.title }),
    components.length > 0 &&
      t('deletion.parts', { count: components.length, formatted: number(components.length) }),
    t('deletion.final'),
  ];
  return { text: text.filter(Boolean).join(' '), remove: () => deleteDrone(_id) };
}
