import type { Flight } from '@estela/contracts';
import { pictureSources } from '@estela/contracts/pictures';
import { useFormat, useTranslation } from '@estela/i18n';
import { LikeControl, VisibilityBadge } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, Cover, MediaCard, Tag } from '@estela/ui';
import { Clock, Sparkles } from 'lucide-react';
import { FlightActions } from '../../components/flight-actions.tsx';
import { FlightFavorite } from '../../components/flight-favorite.tsx';
import { FlightPlace } from '../../components/flight-place.tsx';
import styles from './flight-card.module.css';
import { FlightTitle } from './flight-title.tsx';
import { useSelection } from './selection.ts';

interface FlightCardProps {
  flight: Flight;
  /** Of the list: its picture is the largest thing that one waits for. */
  isFirst: boolean;
  /** Address of the list narrowed to a tag. */
  tagLink: (tag: string) => string;
}

/** More would push the picture off a telephone's screen. */
const shownTags = 3;

export function FlightCard({ flight, isFirst, tagLink }: FlightCardProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const isChoosing = useSelection() !== undefined;
  return (
    <MediaCard
      headingLevel={2}
      title={<FlightTitle flight={flight} />}
      media={
        <Cover {...pictureSources(flight.poster)} alt={flight.posterAlt} eager={isFirst} seed={flight._id} />
      }
      corner={!isChoosing && <FlightFavorite flight={flight} />}
      badges={
        <>
          <VisibilityBadge visibility={flight.visibility} hidden={flight.hidden} overlay />
          {flight.durationSeconds !== null && (
            <Badge tone="overlay" mono icon={<Clock aria-hidden="true" />}>
              {format.duration(flight.durationSeconds)}
            </Badge>
          )}
          {flight.featured && (
            <Badge tone="overlay" icon={<Sparkles aria-hidden="true" />}>
              {t('card.featured')}
            </Badge>
          )}
        </>
      }
      eyebrow={
        <time dateTime={flight.recordedAt} title={format.dateTime(flight.recordedAt)}>
          {format.date(flight.recordedAt)}
        </time>
      }
      footer={
        !isChoosing && (
          <>
            <LikeControl kind="flight" name={flight.title} item={flight} />
            <FlightActions flight={flight} />
          </>
        )
      }
    >
      <FlightPlace flight={flight} />
      {(flight.disciplines.length > 0 || flight.tags.length > 0) && (
        <ul className={styles.tags}>
          {flight.disciplines.map((discipline) => (
            <li key={discipline}>
              <Badge tone="info">{t(`discipline.${discipline}`)}</Badge>
            </li>
          ))}
          {flight.tags.slice(0, shownTags).map((tag) => (
            <li key={tag}>
              <Tag as={Link} to={tagLink(tag)} aria-label={t('card.filterByTag', { tag })}>
                {tag}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </MediaCard>
  );
}
