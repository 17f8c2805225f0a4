import { useEquipmentOptionQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Slot } from '@estela/runtime';
import { Card } from '@estela/ui';
import { PlainList } from '@estela/ui/plain-list';
import styles from './flight-gear.module.css';

const voltages = ['restBefore', 'minCell', 'restAfter'] as const;

/** Batteries and equipment of an own flight; only its owner receives them. */
export function FlightGear({ flight: { packs, equipmentItems } }: { flight: Flight }) {
  const { t } = useTranslation('flights');
  const { number } = useFormat();
  const card = (id: string) => <Slot name="equipmentCard" with={{ id }} fallback={<ItemName id={id} />} />;
  return (
    <Card as="section" aria-label={t('detail.gear')}>
      <PlainList className={styles.list}>
        {packs.map((pack) => (
          <li key={pack.equipmentItem}>
            {card(pack.equipmentItem)}
            <span className={styles.figures}>
              {voltages
                .flatMap((name) => {
                  const volts = pack[name];
                  if (volts === undefined) return [];
                  return [t(`detail.pack.${name}`, { volts: number(volts, { minimumFractionDigits: 2 }) })];
                })
                .join(' · ')}
            </span>
            {pack.note && <span className={styles.figures}>{pack.note}</span>}
          </li>
        ))}
        {equipmentItems.map((id) => (
          <li key={id}>{card(id)}</li>
        ))}
      </PlainList>
    </Card>
  );
}

/** Loaded only when the gear remote does not show it. */
function ItemName({ id }: { id: string }) {
  const { t } = useTranslation('flights');
  const { currentData: item } = useEquipmentOptionQuery(id);
  return item?.name ?? t('form.equipmentItems');
}
