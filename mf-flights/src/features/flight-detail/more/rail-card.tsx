import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { pictureSources } from '@estela/contracts/pictures';
import { useFormat } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Badge, Cover, MediaCard } from '@estela/ui';
import { Clock } from 'lucide-react';

export function RailCard({ flight }: { flight: Flight }) {
  const format = useFormat();
  const { _id, title, owner, poster, posterAlt, recordedAt, durationSeconds } = flight;
  return (
    <MediaCard
      headingLevel={3}
      title={<Link to={paths.flight(_id)}>{title}</Link>}
      media={<Cover {...pictureSources(poster)} alt={posterAlt} sizes="18rem" seed={_id} />}
      eyebrow={
        <>
          {owner.name}
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
    />
  );
}
