import { useListEquipmentItemsQuery } from '@estela/api/gear';
import type { EquipmentItem } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { SlotProps } from '@estela/contracts/slots';
import { useTranslation } from '@estela/i18n';
import { shownPicks } from '@estela/kit/picker';
import { useState } from 'react';
import { GearChoice } from './gear-choice.tsx';

/** Equipment in use, and items chosen before they were put away; batteries have a picker of their own. */
export function EquipmentPicker(props: SlotProps<'equipmentPicker'>) {
  const { t } = useTranslation('gear');
  const [q, setQ] = useState('');
  const query = useListEquipmentItemsQuery({
    limit: shownPicks,
    status: 'active',
    exceptType: 'battery',
    ...(q && { q }),
  });
  const detailOf = ({ type, brand, model }: EquipmentItem) =>
    [t(`equipmentType.${type}`), brand, model].filter(Boolean).join(' · ');
  return (
    <GearChoice
      {...props}
      q={q}
      onSearch={setQ}
      query={query}
      empty={{
        text: t('gearPicker.empty'),
        link: t('gearPicker.add'),
        path: paths.equipmentItems({ new: true }),
      }}
      choices={(query.data?.items ?? []).map((item) => ({
        _id: item._id,
        name: item.name,
        detail: detailOf(item),
      }))}
    />
  );
}
