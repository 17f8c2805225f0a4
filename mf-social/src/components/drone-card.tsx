import type { Drone } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { DroneCover } from '@estela/kit/drone-cover';
import { LikeControl } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, cx, MediaCard, Telemetry } from '@estela/ui';
import type { ReactNode } from 'react';
import type { CardInFeed } from './card-in-feed.ts';
import styles from './cards.module.css';

interface DroneCardProps extends CardInFeed {
  drone: Drone;
  headingLevel?: 2 | 3;
  eyebrow?: ReactNode;
  /** Picture on the left where there is room, words beside it. */
  wide?: boolean;
  eager?: boolean;
}

/** A drone is its photo and its figures. */
export function DroneCard(props: DroneCardProps) {
  const { drone, headingLevel = 3, eyebrow, wide, eager, as, actions } = props;
  const { t } = useTranslation('social');
  const { weight, number } = useFormat();
  const model = [drone.brand, drone.model].filter(Boolean).join(' ');
  return (
    <MediaCard
      as={as}
      className={wide ? cx(styles.wide, styles.stream) : undefined}
      headingLevel={headingLevel}
      title={<Link to={paths.drone(drone._id)}>{drone.name}</Link>}
      media={<DroneCover drone={drone} eager={eager} />}
      eyebrow={eyebrow}
      badges={<Badge tone="overlay">{t(`droneType.${drone.type}`)}</Badge>}
      footer={
        <>
          <LikeControl kind="drone" name={drone.name} item={drone} />
          {actions}
        </>
      }
    >
      <Telemetry
        items={[
          { label: t('fact.model'), value: model },
          { label: t('fact.weight'), value: drone.weight > 0 ? weight(drone.weight) : '' },
          {
            label: t('fact.frameSize'),
            value: drone.frameSize > 0 ? number(drone.frameSize) : '',
            unit: t('common:unit.millimetres'),
          },
        ]}
      />
    </MediaCard>
  );
}
