import { useEquipmentOptionsQuery } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { useOnReconnect } from '@estela/kit/on-return';
import { Slot } from '@estela/runtime';
import { Notice, SkeletonList } from '@estela/ui';
import { ChipsField, FormSection, useFormikContext, useServerError } from '@estela/ui/form';
import { DroneField } from './drone-field.tsx';
import type { FlightValues } from './flight-values.ts';
import { newPack } from './flight-values.ts';
import { LastTime } from './last-time.tsx';
import { LogSource } from './log-source.tsx';
import { PackFields } from './pack-fields.tsx';
import { PlainPackPicker } from './plain-pack-picker.tsx';

interface EquipmentSectionProps {
  flight: Flight | undefined;
}

/**
 * Drone, batteries and equipment of the flight. The pickers are the gear remote's; what is typed about a battery is in
 * this form, so that it stays if they fail.
 */
export function EquipmentSection({ flight }: EquipmentSectionProps) {
  const { t } = useTranslation('flights');
  const { values, setFieldValue } = useFormikContext<FlightValues>();
  const { data, isError, refetch } = useEquipmentOptionsQuery({ limit: limits.pageSize.max });
  useOnReconnect(() => isError && refetch());
  const items = data?.items ?? [];
  const chosen = values.packs.map(({ equipmentItem }) => equipmentItem);
  const refused = { packs: useServerError('packs'), equipmentItems: useServerError('equipmentItems') };

  /** Batteries that stay keep what was typed about them. */
  function choosePacks(ids: readonly string[]) {
    const packs = ids.map(
      (id) => values.packs.find(({ equipmentItem }) => equipmentItem === id) ?? newPack(id),
    );
    void setFieldValue('packs', packs);
  }
  const label = t('form.packs');
  const loading = <SkeletonList of="line" count={3} />;

  return (
    <FormSection name="equipment" number={5}>
      <LastTime parts={['drone', 'equipmentItems']} flight={flight} />
      <DroneField current={flight?.drone} />
      <LogSource field="drone" />
      {refused.packs && <Notice tone="danger">{refused.packs}</Notice>}
      <Slot
        name="packPicker"
        with={{ label, value: chosen, onChange: choosePacks }}
        loading={loading}
        fallback={
          <PlainPackPicker
            label={label}
            value={chosen}
            onChange={choosePacks}
            batteries={items.filter(({ type }) => type === 'battery')}
          />
        }
      />
      {values.packs.map((pack, index) => (
        <PackFields
          key={pack.equipmentItem}
          index={index}
          id={pack.equipmentItem}
          onRemove={() => choosePacks(chosen.filter((id) => id !== pack.equipmentItem))}
        />
      ))}
      {refused.equipmentItems && <Notice tone="danger">{refused.equipmentItems}</Notice>}
      <Slot
        name="equipmentPicker"
        loading={loading}
        with={{
          label: t('form.equipmentItems'),
          value: values.equipmentItems,
          onChange: (ids) => void setFieldValue('equipmentItems', ids),
        }}
        fallback={
          <ChipsField
            name="equipmentItems"
            options={items
              .filter(({ _id, type }) => type !== 'battery' || values.equipmentItems.includes(_id))
              .map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        }
      />
    </FormSection>
  );
}
