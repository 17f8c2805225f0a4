import { errorOf } from '@estela/api';
import { useGetEquipmentItemQuery } from '@estela/api/gear';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Skeleton } from '@estela/ui';
import { useBatteryText } from '../../components/equipment/use-battery-text.ts';

/** A piece of own equipment in one line, with a link to its page. */
export function EquipmentLine({ id }: SlotProps<'equipmentCard'>) {
  const { t } = useTranslation('gear');
  const { currentData: item, error, isFetching, refetch } = useGetEquipmentItemQuery(id);
  const specification = useBatteryText(item?.battery ?? null);
  if (item) {
    const detail = specification || [item.brand, item.model].filter(Boolean).join(' ');
    return (
      <>
        <Link to={paths.equipmentItems({ item: id })}>{item.name}</Link>
        {detail && ` · ${detail}`}
      </>
    );
  }
  if (!error) return <Skeleton width="60%" />;
  if (errorOf(error)?.code === 'NOT_FOUND') return t('gearPicker.gone');
  return (
    <>
      {t('equipment.loadFailed')}{' '}
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
        {t('common:retry')}
      </Button>
    </>
  );
}
