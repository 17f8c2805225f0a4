import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import { countryName, useFormat, useTranslation } from '@estela/i18n';
import { BookmarkControl } from '@estela/kit/bookmark';
import { LikeControl } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, Cover, MediaCard, Telemetry } from '@estela/ui';
import { VideoPlayer } from '@estela/ui/video';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CardInFeed } from './card-in-feed.ts';
import styles from './cards.module.css';
import { CommentsLink } from './comments-link.tsx';
import { conditionsOf } from './weather-facts.ts';

interface FlightCardProps extends CardInFeed {
  flight: Flight;
  headingLevel?: 2 | 3;
  eyebrow?: ReactNode;
  /** Can be played where it stands. */
  playable?: boolean;
  eager?: boolean;
}

/** A flight is its picture; words and figures come second. */
export function FlightCard(props: FlightCardProps) {
  const { flight, headingLevel = 3, eyebrow, playable = false, eager, as, actions } = props;
  const { t } = useTranslation('social');
  const format = useFormat();
  const sizes = playable ? '(min-width: 48rem) 42rem, 100vw' : undefined;
  const cover = (
    <Cover
      {...pictureSources(flight.poster)}
      alt={flight.posterAlt}
      sizes={sizes}
      seed={flight._id}
      eager={eager}
    />
  );
  const place = flight.spot && [flight.spot.name, countryName(flight.spot.country, format.language)];
  return (
    <MediaCard
      as={as}
      className={playable ? styles.stream : undefined}
      headingLevel={headingLevel}
      title={<Link to={paths.flight(flight._id)}>{flight.title}</Link>}
      media={playable ? <VideoPlayer url={flight.videoUrl} title={flight.title} cover={cover} /> : cover}
      eyebrow={eyebrow}
      badges={
        <>
          {flight.durationSeconds !== null && (
            <Badge tone="overlay" mono icon={<Clock aria-hidden="true" />}>
              {format.duration(flight.durationSeconds)}
            </Badge>
          )}
          {flight.disciplines.slice(0, 2).map((discipline) => (
            <Badge key={discipline} tone="overlay">
              {t(`discipline.${discipline}`)}
            </Badge>
          ))}
        </>
      }
      footer={
        <>
          <LikeControl kind="flight" name={flight.title} item={flight} />
          <CommentsLink flight={flight} />
          <BookmarkControl kind="flight" name={flight.title} item={flight} />
          {actions}
        </>
      }
    >
      {playable && flight.description && <p className={styles.text}>{flight.description}</p>}
      <Telemetry
        layout="inline"
        items={[
          { label: t('fact.spot'), value: place?.filter(Boolean).join(', ') },
          { label: t('fact.drone'), value: flight.drone?.name },
          ...conditionsOf(flight.weather, t, format),
        ]}
      />
    </MediaCard>
  );
}
