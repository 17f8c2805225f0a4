import type { Component } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import { Cover, type CoverProps, cx } from '@estela/ui';
import { PartIcon } from './part-icon.tsx';
import styles from './part-picture.module.css';

interface PartPictureProps extends Pick<CoverProps, 'sizes' | 'eager' | 'className'> {
  component: Component;
}

/** The part's photo; without one the icon of its type, which is clearer than a drawing. */
export function PartPicture({ component, className, ...cover }: PartPictureProps) {
  if (component.image)
    return (
      <Cover
        {...cover}
        {...pictureSources(component.image)}
        className={className}
        seed={component._id}
        ratio="16/9"
      />
    );
  return (
    <div className={cx(styles.sign, className)}>
      <PartIcon type={component.type} />
    </div>
  );
}
