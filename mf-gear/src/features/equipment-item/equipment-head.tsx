import type { EquipmentItem } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { BackLink, EntityActions } from '@estela/runtime/entity';
import { Badge, Button, PageHeader } from '@estela/ui';
import { Pencil } from 'lucide-react';
import { useEquipmentDeletion } from '../../components/equipment/equipment-deletion.tsx';
import { EquipmentFavorite } from '../../components/equipment/equipment-favorite.tsx';
import { EquipmentPicture } from '../../components/equipment/equipment-picture.tsx';
import { useEquipmentPlace } from '../../components/equipment/equipment-place.ts';
import { statusIcons, useStatusChange } from '../../components/equipment/use-status-change.tsx';
import { WarrantyBadge } from '../../components/equipment/warranty-badge.tsx';
import styles from './equipment-head.module.css';

export function EquipmentHead({ item }: { item: EquipmentItem }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { listLink, editItemLink, closeItem } = useEquipmentPlace();
  const deletion = useEquipmentDeletion(item);
  const { actions, dialog } = useStatusChange(item);
  const { _id, name, type, status, brand, model } = item;
  const StatusIcon = statusIcons[status];
  return (
    <>
      <div>
        <BackLink to={listLink}>{t('back')}</BackLink>
      </div>
      <div className={styles.head}>
        <EquipmentPicture
          item={item}
          className={styles.picture}
          sizes="(min-width: 48rem) 24rem, 100vw"
          eager
        />
        <div className={styles.words}>
          <PageHeader
            title={name}
            lead={[brand, model].filter(Boolean).join(' ')}
            eyebrow={
              <span className={styles.row}>
                <Badge tone="info">{t(`equipmentType.${type}`)}</Badge>
                <Badge icon={<StatusIcon aria-hidden="true" />}>{t(`equipmentStatus.${status}`)}</Badge>
                <WarrantyBadge item={item} />
              </span>
            }
          />
          <div className={styles.row}>
            <EquipmentFavorite item={item} />
            <Button as={Link} to={editItemLink(_id)} icon={<Pencil aria-hidden="true" />}>
              {common('edit')}
            </Button>
            <EntityActions
              editPath={editItemLink(_id)}
              actions={actions}
              deletion={{ ...deletion, name, onDeleted: closeItem }}
            />
          </div>
        </div>
      </div>
      {dialog}
    </>
  );
}
