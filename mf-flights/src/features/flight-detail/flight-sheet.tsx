import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BookmarkControl } from '@estela/kit/bookmark';
import { LikeControl, ShareButton, VisibilityBadge } from '@estela/kit/entity';
import { KnownActions } from '@estela/kit/entity-view';
import { ReportButton } from '@estela/kit/report';
import { Link, Slot } from '@estela/runtime';
import { Badge, Button, Card, cx, SkeletonList } from '@estela/ui';
import { Pencil, Sparkles } from 'lucide-react';
import { FlightActions } from '../../components/flight-actions.tsx';
import { FlightFavorite } from '../../components/flight-favorite.tsx';
import { VideoOfFlight } from '../../components/video-of-flight.tsx';
import { FlightAirspace } from './flight-airspace.tsx';
import { FlightDrone } from './flight-drone.tsx';
import { FlightFacts } from './flight-facts.tsx';
import { FlightFigures } from './flight-figures.tsx';
import { FlightGear } from './flight-gear.tsx';
import { FlightPilot } from './flight-pilot.tsx';
import styles from './flight-sheet.module.css';
import { FlightSpot } from './flight-spot.tsx';
import { FlightTag } from './flight-tag.tsx';
import { FlightTelemetryPart } from './flight-telemetry-part.tsx';

interface FlightSheetProps {
  flight: Flight;
  isOwn: boolean;
  onDeleted: () => void;
}

export function FlightSheet({ flight, isOwn, onDeleted }: FlightSheetProps) {
  const { t } = useTranslation('flights');
  const { disciplines, tags } = flight;
  return (
    <article className={cx(styles.sheet, flight.series && styles.hasCharts, flight.track && styles.hasTrack)}>
      <div className={styles.media}>
        <VideoOfFlight
          url={flight.videoUrl}
          title={flight.title}
          poster={flight.poster}
          alt={flight.posterAlt}
          seed={flight._id}
          sizes="(min-width: 64rem) 72rem, 100vw"
          eager
        />
      </div>
      <header className={styles.head}>
        <h1 className={styles.title}>{flight.title}</h1>
        <div className={styles.badges}>
          {isOwn && <VisibilityBadge visibility={flight.visibility} />}
          {flight.featured && (
            <Badge tone="signal" icon={<Sparkles aria-hidden="true" />}>
              {t('card.featured')}
            </Badge>
          )}
          {disciplines.map((discipline) => (
            <Badge key={discipline} tone="info">
              {t(`discipline.${discipline}`)}
            </Badge>
          ))}
        </div>
        <div className={styles.actions}>
          <LikeControl kind="flight" name={flight.title} item={flight} />
          <KnownActions>
            <BookmarkControl kind="flight" name={flight.title} item={flight} labelled />
            <ShareButton
              title={flight.title}
              path={paths.flight(flight._id)}
              label={t('detail.share')}
              copied={t('detail.shared')}
              failed={t('detail.shareFailed')}
            />
          </KnownActions>
          {isOwn ? (
            <>
              <Button
                as={Link}
                to={paths.flights({ edit: flight._id })}
                icon={<Pencil aria-hidden="true" />}
                className={styles.edit}
              >
                {t('detail.edit')}
              </Button>
              <FlightFavorite flight={flight} />
              <FlightActions flight={flight} onDeleted={onDeleted} />
            </>
          ) : (
            <ReportButton kind="flight" id={flight._id} name={flight.title} pilot={flight.owner} labelled />
          )}
        </div>
      </header>
      <div className={styles.words}>
        <FlightFigures flight={flight} />
        <section>
          <h2 className="e-visually-hidden">{t('detail.description')}</h2>
          <p className={styles.description}>{flight.description}</p>
        </section>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={t('detail.tags')}>
            {tags.map((tag) => (
              <li key={tag}>
                <FlightTag tag={tag} isOwn={isOwn} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {(flight.track || flight.series) && <FlightTelemetryPart flight={flight} isOwn={isOwn} />}
      <div className={styles.side}>
        <FlightPilot pilot={flight.owner} />
        <Card>
          <FlightFacts flight={flight} />
        </Card>
        {flight.spot && <FlightSpot spot={flight.spot} />}
        {flight.drone && <FlightDrone drone={flight.drone} />}
        {isOwn && flight.airspace && <FlightAirspace kept={flight.airspace} />}
        {isOwn && flight.packs.length + flight.equipmentItems.length > 0 && <FlightGear flight={flight} />}
      </div>
      <div className={styles.comments}>
        <Slot
          name="flightComments"
          with={{ flightId: flight._id, ownerId: flight.owner._id, isOff: flight.commentsOff }}
          loading={<SkeletonList of="entry" count={2} />}
          fallback={<p>{t('detail.noComments')}</p>}
        />
      </div>
    </article>
  );
}
