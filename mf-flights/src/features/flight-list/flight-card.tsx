import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import { useFormat, useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { LikeControl, VisibilityBadge } from '@estela/runtime/entity';
import { Badge, Cover, MediaCard, Tag } from '@estela/ui';
import { Clock, Sparkles } from 'lucide-react';
import { FlightActions } from '../../components/flight-actions.tsx';
import { FlightFavorite } from '../../components/flight-favorite.tsx';
import { FlightPlace } from '../../components/flight-place.tsx';
import styles from './flight-card.module.css';

interface FlightCardProps {
  flight: Flight;
  /** The newest one, drawn large across the list. */
  lead?: boolean;
  /** Address of the list narrowed to a tag. */
  tagLink: (tag: string) => string;
}

/** More would push the picture off a telephone's screen. */
const shownTags = 3;

export function FlightCard({ flight, lead, tagLink }: FlightCardProps) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  return (
    <MediaCard
      className={lead ? styles.lead : undefined}
      headingLevel={2}
      title={<Link to={paths.flight(flight._id)}>{flight.title}</Link>}
      media={
        <Cover
          className={styles.cover}
          {...pictureSources(flight.poster)}
          {...(lead ? { eager: true, sizes: '(min-width: 64rem) 44rem, 100vw' } : {})}
          seed={flight._id}
        />
      }
      corner={<FlightFavorite flight={flight} />}
      badges={
        <>
          <VisibilityBadge visibility={flight.visibility} overlay />
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
        <span className={styles.eyebrow}>
          {lead && <strong className={styles.latest}>{t('list.latest')}</strong>}
          <time dateTime={flight.recordedAt} title={format.dateTime(flight.recordedAt)}>
            {format.date(flight.recordedAt)}
          </time>
        </span>
      }
      footer={
        <>
          <LikeControl kind="flight" name={flight.title} item={flight} />
          <FlightActions flight={flight} />
        </>
      }
    >
      {lead && <p className={styles.text}>{flight.description}</p>}
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
