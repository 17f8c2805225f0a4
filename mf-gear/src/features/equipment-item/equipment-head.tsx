import type { EquipmentItem } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { EntityActions, useLeaveForList } from '@estela/kit/entity';
import { EntityHead } from '@estela/kit/entity-view';
import { Link } from '@estela/runtime';
import { Badge, Button } from '@estela/ui';
import { Pencil } from 'lucide-react';
import { useEquipmentDeletion } from '../../components/equipment/equipment-deletion.tsx';
import { EquipmentFavorite } from '../../components/equipment/equipment-favorite.tsx';
import { EquipmentPicture } from '../../components/equipment/equipment-picture.tsx';
import { useEquipmentPlace } from '../../components/equipment/equipment-place.ts';
import { statusIcons, useStatusChange } from '../../components/equipment/use-status-change.tsx';
import { WarrantyBadge } from '../../components/equipment/warranty-badge.tsx';

export function EquipmentHead({ item }: { item: EquipmentItem }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { listLink, editItemLink } = useEquipmentPlace();
  const leave = useLeaveForList(listLink);
  const deletion = useEquipmentDeletion(item);
  const { actions, dialog } = useStatusChange(item);
  const { _id, name, type, status, brand, model } = item;
  const StatusIcon = statusIcons[status];
  return (
    <>
      <EntityHead
        backTo={listLink}
        back={t('back')}
        picture={<EquipmentPicture item={item} sizes="(min-width: 48rem) 24rem, 100vw" eager />}
        title={name}
        lead={[brand, model].filter(Boolean).join(' ')}
        badges={
          <>
            <Badge tone="info">{t(`equipmentType.${type}`)}</Badge>
            <Badge icon={<StatusIcon aria-hidden="true" />}>{t(`equipmentStatus.${status}`)}</Badge>
            <WarrantyBadge item={item} />
          </>
        }
        actions={
          <>
            <EquipmentFavorite item={item} />
            <Button as={Link} to={editItemLink(_id)} icon={<Pencil aria-hidden="true" />}>
              {common('edit')}
            </Button>
            <EntityActions
              editPath={editItemLink(_id)}
              actions={actions}
              deletion={{ ...deletion, name, onDeleted: leave }}
            />
          </>
        }
      />
      {dialog}
    </>
  );
}
