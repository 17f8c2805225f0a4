import { errorOf } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Card, Skeleton } from '@estela/ui';
import { Children, type ReactNode } from 'react';
import type { EntityQuery } from '../entity/entity-loader.tsx';
import styles from './entity-line.module.css';

interface Line {
  picture: ReactNode;
  to: string;
  name: string;
  details: ReactNode[];
}

export interface EntityLineProps<Entity> {
  label: string;
  query: EntityQuery<Entity>;
  /** Where it is gone, or the viewer may not see it. */
  hidden: string;
  failed: string;
  children: (entity: Entity) => Line;
}

/** A thing in the page of another area: its picture, what it is, and the way to it. */
export function EntityLine<Entity>({ label, query, hidden, failed, children }: EntityLineProps<Entity>) {
  const { t } = useTranslation('common');
  const { currentData: entity, error, isFetching, refetch } = query;
  if (entity) {
    const { picture, to, name, details } = children(entity);
    return (
      <Card as="section" aria-label={label} className={styles.card}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          <Link to={to} className={styles.name}>
            {name}
          </Link>
          {Children.map(details, (detail) => (
            <span className={styles.detail}>{detail}</span>
          ))}
        </div>
      </Card>
    );
  }
  if (!error) return <Skeleton shape="block" height="6rem" />;
  const isHidden = errorOf(error)?.code === 'NOT_FOUND';
  return (
    <Card as="section" aria-label={label}>
      <p className={styles.detail}>{isHidden ? hidden : failed}</p>
      {!isHidden && (
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      )}
    </Card>
  );
}
