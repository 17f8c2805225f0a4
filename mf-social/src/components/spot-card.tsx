import type { Spot } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { countryName, useFormat, useTranslation } from '@estela/i18n';
import { BookmarkControl } from '@estela/kit/bookmark';
import { LikeControl } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { MediaCard, Telemetry } from '@estela/ui';
import type { ReactNode } from 'react';
import type { CardInFeed } from './card-in-feed.ts';
import styles from './cards.module.css';
import { SpotScene } from './spot-scene.tsx';

interface SpotCardProps extends CardInFeed {
  spot: Spot;
  headingLevel?: 2 | 3;
  eyebrow?: ReactNode;
}

export function SpotCard({ spot, headingLevel = 3, eyebrow, as, actions }: SpotCardProps) {
  const { t } = useTranslation('social');
  const { language } = useFormat();
  const { address, country } = spot.location;
  const place = [address, countryName(country, language)].filter(Boolean).join(', ');
  return (
    <MediaCard
      as={as}
      className={actions ? styles.stream : undefined}
      headingLevel={headingLevel}
      title={<Link to={paths.spot(spot._id)}>{spot.name}</Link>}
      media={<SpotScene spot={spot} />}
      eyebrow={eyebrow}
      footer={
        <>
          <LikeControl kind="spot" name={spot.name} item={spot} />
          <BookmarkControl kind="spot" name={spot.name} item={spot} />
          {actions}
        </>
      }
    >
      {spot.description && <p className={styles.text}>{spot.description}</p>}
      <Telemetry layout="inline" items={[{ label: t('fact.place'), value: place }]} />
    </MediaCard>
  );
}
