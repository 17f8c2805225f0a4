import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import { useFormat } from '@estela/i18n';
import { LikeControl } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, Cover, MediaCard } from '@estela/ui';
import { VideoPlayer } from '@estela/ui/video';
import { Clock } from 'lucide-react';

/** A flight with its clip: nothing is requested from its host before a tap. */
export function SpotFlightCard({ flight }: { flight: Flight }) {
  const format = useFormat();
  const { _id, title, owner, recordedAt, durationSeconds } = flight;
  const cover = <Cover {...pictureSources(flight.poster)} alt={flight.posterAlt} seed={_id} />;
  return (
    <MediaCard
      headingLevel={3}
      title={<Link to={paths.flight(_id)}>{title}</Link>}
      media={<VideoPlayer url={flight.videoUrl} title={title} cover={cover} />}
      eyebrow={
        <>
          <Link to={paths.dashboard(owner.username)}>{owner.name}</Link>
          {' · '}
          <time dateTime={recordedAt}>{format.date(recordedAt)}</time>
        </>
      }
      badges={
        durationSeconds !== null && (
          <Badge tone="overlay" mono icon={<Clock aria-hidden="true" />}>
            {format.duration(durationSeconds)}
          </Badge>
        )
      }
      footer={<LikeControl kind="flight" name={title} item={flight} />}
    />
  );
}
