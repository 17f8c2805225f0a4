import { useListBatteriesQuery } from '@estela/api/gear';
import type { EquipmentItem, OwnBattery } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { VerdictBadge } from '../../components/battery/verdict-badge.tsx';
import { useBatteryText } from '../../components/equipment/use-battery-text.ts';
import { ChoiceState } from './choice-state.tsx';
import { GearChoice } from './gear-choice.tsx';

/** The batteries in use, with how each is doing: one that should not fly any more says so here. */
export function PackPicker(props: SlotProps<'packPicker'>) {
  const list = useListBatteriesQuery({ limit: limits.pageSize.max });
  return (
    <ChoiceState {...props} query={list} addPath={paths.equipmentItems({ new: true })}>
      {(batteries: readonly OwnBattery[]) => (
        <GearChoice
          {...props}
          choices={batteries.map(({ item, care }) => ({
            id: item._id,
            name: item.name,
            detail: <Specification battery={item.battery} />,
            badge: <VerdictBadge verdict={care.verdict} />,
          }))}
        />
      )}
    </ChoiceState>
  );
}

function Specification({ battery }: Pick<EquipmentItem, 'battery'>) {
  return useBatteryText(battery);
}
