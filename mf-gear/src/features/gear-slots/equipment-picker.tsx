import { useListEquipmentItemsQuery } from '@estela/api/gear';
import type { EquipmentItem } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { ChoiceState } from './choice-state.tsx';
import { GearChoice } from './gear-choice.tsx';

/** Equipment in use, and what was chosen before it was put away; batteries have a picker of their own. */
export function EquipmentPicker(props: SlotProps<'equipmentPicker'>) {
  const { t } = useTranslation('gear');
  const list = useListEquipmentItemsQuery({ limit: limits.pageSize.max });
  const isOffered = ({ _id, type, status }: EquipmentItem) =>
    props.value.includes(_id) || (type !== 'battery' && status === 'active');
  return (
    <ChoiceState
      {...props}
      query={{ ...list, data: list.data && { items: list.data.items.filter(isOffered) } }}
      addPath={paths.equipmentItems({ new: true })}
    >
      {(items: readonly EquipmentItem[]) => (
        <GearChoice
          {...props}
          choices={items.map(({ _id, name, type, brand, model }) => ({
            id: _id,
            name,
            detail: [t(`equipmentType.${type}`), brand, model].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </ChoiceState>
  );
}
