import { useGetEquipmentItemQuery } from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { Link } from '@estela/runtime';
import { useBatteryText } from '../../components/equipment/use-battery-text.ts';

/** A piece of own equipment in a line that leads to its page. */
export function EquipmentLine({ id }: SlotProps<'equipmentCard'>) {
  const { currentData: item } = useGetEquipmentItemQuery(id);
  const specification = useBatteryText(item?.battery ?? null);
  if (!item) return null;
  const detail = specification || [item.brand, item.model].filter(Boolean).join(' ');
  return (
    <>
      <Link to={paths.equipmentItems({ item: id })}>{item.name}</Link>
      {detail && ` · ${detail}`}
    </>
  );
}
