import type { Component } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { EntityActions, fromList } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import { Badge, MediaCard, Stat, StatGroup } from '@estela/ui';
import { BuyLink } from '../../components/part/buy-link.tsx';
import { PartFavorite } from '../../components/part/part-favorite.tsx';
import { PartPicture } from '../../components/part/part-picture.tsx';
import { usePartDeletion } from '../../components/part/use-part-deletion.ts';
import { useFlownFigure } from '../../components/use-flown-figure.ts';
import styles from './component-card.module.css';
import { ComponentPlaces } from './component-places.tsx';

interface ComponentCardProps {
  component: Component;
  /** The address of the link on its name. */
  link: string;
  editPath: string;
}

export function ComponentCard({ component, link, editPath }: ComponentCardProps) {
  const { t } = useTranslation('gear');
  const { figure, number } = useFormat();
  const flown = useFlownFigure();
  const deletion = usePartDeletion(component);
  return (
    <MediaCard
      headingLevel={2}
      title={
        <Link to={link} state={fromList}>
          {component.name}
        </Link>
      }
      media={<PartPicture component={component} />}
      corner={<PartFavorite component={component} />}
      badges={
        <>
          <Badge tone="overlay">{t(`componentType.${component.type}`)}</Badge>
          {component.quantity > 1 && (
            <Badge tone="overlay" mono>
              {t('components.units', { count: component.quantity, formatted: number(component.quantity) })}
            </Badge>
          )}
        </>
      }
      eyebrow={component.brand}
      footer={
        <>
          <span>
            <BuyLink name={component.name} url={component.sourceUrl} />
          </span>
          <EntityActions editPath={editPath} deletion={deletion} />
        </>
      }
    >
      <ComponentPlaces component={component} />
      <StatGroup className={styles.figures}>
        {component.weight !== null && (
          <Stat label={t('components.weight')} {...figure.weight(component.weight)} />
        )}
        <Stat label={t('components.flown')} {...flown(component.flown.seconds)} />
      </StatGroup>
    </MediaCard>
  );
}
