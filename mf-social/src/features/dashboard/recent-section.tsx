import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, CardGrid, type CardGridProps, EmptyState, type IllustrationName, Section } from '@estela/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface RecentSectionProps<Item> {
  kind: 'flights' | 'drones' | 'spots';
  items: readonly Item[];
  isOwn: boolean;
  illustration: IllustrationName;
  min?: CardGridProps['min'];
  children: (item: Item) => ReactNode;
}

/** The newest few of one kind. Others read that there is nothing; the owner is offered to begin. */
export function RecentSection<Item extends { _id: string }>(props: RecentSectionProps<Item>) {
  const { kind, items, isOwn, illustration, min, children } = props;
  const { t } = useTranslation('social');
  return (
    <Section
      title={t(`recent.${kind}.title`)}
      actions={
        isOwn &&
        items.length > 0 && (
          <Button as={Link} to={`/${kind}`} variant="ghost" size="sm">
            {t('common:seeAll')}
          </Button>
        )
      }
    >
      {items.length > 0 ? (
        <CardGrid min={min}>
          {items.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          illustration={illustration}
          compact={!isOwn}
          headingLevel={3}
          title={t(isOwn ? `recent.${kind}.ownEmpty` : `recent.${kind}.empty`)}
          action={
            isOwn && (
              <Button as={Link} to={`/${kind}?new=1`} icon={<Plus aria-hidden="true" />}>
                {t(`recent.${kind}.add`)}
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}
