import { useFormat, useTranslation } from '@estela/i18n';
import { Badge, Cover, Inline, MediaCard, Tag, Telemetry } from '@estela/ui';

/** Seconds, metres per second, metres. */
const flown = { time: 432, speed: 31, far: 1_280 };

/** A card as in the feed and in every list of flights. */
export function SampleFlight() {
  const { t } = useTranslation('landing');
  const { figure } = useFormat();
  const time = figure.duration(flown.time);
  return (
    <MediaCard
      as="div"
      headingLevel={4}
      media={<Cover seed="cada pack deja una estela" />}
      badges={<Badge tone="overlay" mono>{`${time.value} ${time.unit}`}</Badge>}
      eyebrow={t('shows.flights.who')}
      title={t('shows.flights.name')}
    >
      <Telemetry
        layout="inline"
        items={[
          { label: t('shows.flights.drone'), value: t('shows.flights.droneName') },
          { label: t('shows.flights.speed'), ...figure.speed(flown.speed) },
          { label: t('shows.flights.distance'), ...figure.distance(flown.far) },
        ]}
      />
      <Inline>
        <Tag>{'freestyle'}</Tag>
        <Tag>{'5"'}</Tag>
      </Inline>
    </MediaCard>
  );
}
