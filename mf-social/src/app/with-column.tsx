import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useHasRoomBeside } from '../components/use-has-room-beside.ts';
import styles from './with-column.module.css';

// For wide screens alone, and an extra: where it cannot be loaded the page is whole without it.
const SideColumn = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "side-column" */ './side-column.tsx').then(
    (loaded) => ({ default: loaded.SideColumn }),
    () => ({ default: () => null }),
  ),
);

interface WithColumnProps {
  /** Leaves the place for the column, also while the page waits. */
  hasColumn?: boolean;
  /** Fills it, where there is room. */
  isReady?: boolean;
  children: ReactNode;
}

/** A page's content in a reading measure, and on wide screens pilots to follow and the next fly-days beside it. */
export function WithColumn({ hasColumn = true, isReady = true, children }: WithColumnProps) {
  const hasRoom = useHasRoomBeside();
  // After the page that was asked for: the press that led here is answered without it.
  const isNext = useDeferredValue(true, false);
  return (
    <div className={hasColumn ? styles.beside : undefined}>
      <div className={styles.content}>{children}</div>
      {hasColumn && hasRoom && isReady && isNext && (
        <div className={styles.column}>
          <Suspense>
            <SideColumn />
          </Suspense>
        </div>
      )}
    </div>
  );
}
