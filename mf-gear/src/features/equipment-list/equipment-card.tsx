import type { EquipmentItem } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { EntityActions, fromList } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, MediaCard } from '@estela/ui';
import { useEquipmentDeletion } from '../../components/equipment/equipment-deletion.tsx';
import { EquipmentFavorite } from '../../components/equipment/equipment-favorite.tsx';
import { EquipmentPicture } from '../../components/equipment/equipment-picture.tsx';
import { useBatteryText } from '../../components/equipment/use-battery-text.ts';
import { useStatusChange } from '../../components/equipment/use-status-change.tsx';
import { WarrantyBadge } from '../../components/equipment/warranty-badge.tsx';
import styles from './equipment-card.module.css';

interface EquipmentCardProps {
  item: EquipmentItem;
  /** The address of the link on its name. */
  link: string;
  editPath: string;
}

export function EquipmentCard({ item, link, editPath }: EquipmentCardProps) {
  const { t } = useTranslation('gear');
  const { money } = useFormat();
  const deletion = useEquipmentDeletion(item);
  const { actions, dialog } = useStatusChange(item);
  const battery = useBatteryText(item.battery);
  const { name, type, status, brand, model, price, currency } = item;
  const isHere = status === 'active';
  return (
    <>
      <MediaCard
        className={isHere ? undefined : styles.away}
        headingLevel={2}
        title={
          <Link to={link} state={fromList}>
            {name}
          </Link>
        }
        media={<EquipmentPicture item={item} />}
        corner={<EquipmentFavorite item={item} />}
        badges={
          <>
            <Badge tone="overlay">{t(`equipmentType.${type}`)}</Badge>
            {!isHere && <Badge tone="overlay">{t(`equipmentStatus.${status}`)}</Badge>}
          </>
        }
        footer={
          <>
            <span className={styles.price}>{price !== null && currency && money(price, currency)}</span>
            <EntityActions editPath={editPath} actions={actions} deletion={{ ...deletion, name }} />
          </>
        }
      >
        <p className={styles.model}>
          {[brand, model].filter(Boolean).join(' ') || t(`equipmentCondition.${item.condition}`)}
        </p>
        {battery && <p className={styles.battery}>{battery}</p>}
        <span className={styles.marks}>
          <WarrantyBadge item={item} />
        </span>
      </MediaCard>
      {dialog}
    </>
  );
}
