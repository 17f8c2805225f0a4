import { Skeleton } from '@estela/ui';
import styles from './entity-head.module.css';
import type { EntityHeadProps } from './entity-head.tsx';

/** The places of a head until the thing is here; a picture that is not wide is 4:3. */
export function EntityHeadSkeleton({ widePicture = false }: Pick<EntityHeadProps, 'widePicture'>) {
  return (
    <>
      <Skeleton shape="block" width="6rem" height="var(--e-control-sm)" />
      <div className={widePicture ? styles.wide : styles.head}>
        {/* The script that shows a waiting page puts the page's first picture there. */}
        <div className={styles.picture} data-picture="">
          <Skeleton shape="block" className={widePicture ? styles.wideToCome : styles.toCome} />
        </div>
        <div className={styles.words}>
          <div className={styles.titleToCome}>
            <Skeleton shape="block" width="30%" height="1.375rem" />
            {/* That script writes the name of what everybody may see in its place. */}
            <div className={styles.name} data-thing-name="">
              <Skeleton shape="block" width="70%" height="var(--e-text-34)" />
            </div>
            <Skeleton shape="block" width="50%" height="1.5rem" />
          </div>
          <Skeleton shape="block" width="12rem" height="var(--e-control)" />
        </div>
      </div>
    </>
  );
}
