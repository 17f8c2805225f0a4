import type { EquipmentItem } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import { Cover, cx } from '@estela/ui';
import { EquipmentDrawing } from './equipment-drawing.tsx';
import styles from './equipment-picture.module.css';

interface EquipmentPictureProps {
  item: Pick<EquipmentItem, '_id' | 'image' | 'type'>;
  sizes?: string;
  eager?: boolean;
  className?: string | undefined;
}

/** Its photo, else a drawing of its type. */
export function EquipmentPicture({ item, className, ...cover }: EquipmentPictureProps) {
  if (item.image)
    return (
      <Cover {...pictureSources(item.image)} {...cover} className={className} seed={item._id} ratio="4/3" />
    );
  return (
    <div className={cx(styles.drawing, className)}>
      <EquipmentDrawing type={item.type} />
    </div>
  );
}
