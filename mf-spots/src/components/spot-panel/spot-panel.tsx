import { useSession } from '@estela/api';
import type { BoxSpot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BookmarkControl } from '@estela/kit/bookmark';
import { LikeControl, VisibilityBadge } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Button, IconButton, Identity, Notice, Skeleton } from '@estela/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { SpotPlace } from '../spot-place.tsx';
import { isApproximate } from './is-approximate.ts';
import { SpotFlownLine } from './spot-flown-line.tsx';
import styles from './spot-panel.module.css';
import { SpotPanelActions } from './spot-panel-actions.tsx';
import { useBorrowedFocus } from './use-borrowed-focus.ts';
import type { SpotFailure } from './use-one-spot.ts';

interface SpotPanelProps {
  /** Undefined while it is loading; from the map's short response its texts load later. */
  spot: BoxSpot | undefined;
  /** It does not exist, or is hidden from this viewer. */
  missing: boolean;
  /** It failed to load, and can be tried again. */
  failure: SpotFailure | undefined;
  /** All details, shown below; without them the card is short. */
  isWhole: boolean;
  onWhole: (whole: boolean) => void;
  details: (id: string) => ReactNode;
  onClose: () => void;
}

/** Card of the selected spot, over the map. Escape first folds it, then closes it. */
export function SpotPanel({ spot, missing, failure, isWhole, onWhole, details, onClose }: SpotPanelProps) {
  const { t } = useTranslation('spots');
  const { user } = useSession();
  const titleId = useId();
  const title = useBorrowedFocus<HTMLHeadingElement>();
  const toggle = useRef<HTMLButtonElement>(null);
  const name = spot?.name ?? t(failure ? 'form.failed' : 'map.selectedMissing');
  const owner = spot?.owner;
  const detailsId = useId();

  function fold(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isWhole) return;
    // In a dialog opened by the card Escape closes only the dialog, and must not be stopped here before it reaches that.
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.stopPropagation();
    toggle.current?.focus();
    onWhole(false);
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId} onKeyDown={fold}>
      <header className={styles.head}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {spot || missing || failure ? name : <Skeleton width="12rem" />}
        </h2>
        <IconButton
          label={t('map.close', { name })}
          icon={<X aria-hidden="true" />}
          size="sm"
          onClick={onClose}
        />
      </header>
      {!spot && failure && (
        <Notice
          role="alert"
          tone="danger"
          action={
            <Button size="sm" onClick={failure.retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {failure.text}
        </Notice>
      )}
      {spot && owner && (
        <>
          <div className={styles.ways}>
            <Button
              ref={toggle}
              variant="primary"
              size="sm"
              icon={isWhole ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
              aria-expanded={isWhole}
              aria-controls={detailsId}
              onClick={() => onWhole(!isWhole)}
            >
              {t(isWhole ? 'map.less' : 'map.more')}
            </Button>
            <Button
              as={Link}
              to={paths.spot(spot._id)}
              size="sm"
              aria-label={t('map.openOf', { name: spot.name })}
            >
              {t('map.open')}
            </Button>
            <BookmarkControl kind="spot" name={spot.name} item={spot} />
          </div>
          <footer className={styles.foot}>
            <LikeControl kind="spot" name={spot.name} item={spot} />
            <SpotPanelActions spot={spot} mine={owner._id === user?._id} />
          </footer>
          {!isWhole && (
            <>
              <Identity
                name={owner.name}
                src={owner.profilePicture}
                size="sm"
                title={<Link to={paths.dashboard(owner.username)}>{owner.name}</Link>}
                detail={`@${owner.username}`}
                action={<VisibilityBadge visibility={spot.visibility} />}
              />
              {spot.description && <p className={styles.text}>{spot.description}</p>}
              <SpotPlace location={spot.location} approximate={isApproximate(spot, user?._id)} />
              <SpotFlownLine id={spot._id} />
            </>
          )}
          <div id={detailsId} className={styles.details} hidden={!isWhole}>
            {isWhole && details(spot._id)}
          </div>
        </>
      )}
    </section>
  );
}
