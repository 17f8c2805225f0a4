import type { UserProfile } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { PreviewedAs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, CardGrid, EmptyState, type IllustrationName, RowContent, Section } from '@estela/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Whose things they are, and who looks at them. */
export interface ShownTo {
  pilot: UserProfile;
  isOwn: boolean;
  preview: PreviewedAs | undefined;
}

interface RecentSectionProps<Item> extends ShownTo {
  kind: 'flights' | 'drones' | 'spots';
  items: readonly Item[];
  illustration: IllustrationName;
  children: (item: Item) => ReactNode;
}

/** All of a kind: of one's own where they are kept, of others behind their page. */
const places = {
  flights: { own: paths.flights, of: paths.pilotFlights },
  drones: { own: paths.drones, of: paths.pilotDrones },
  spots: { own: paths.spots, of: paths.pilotSpots },
};

/** The newest few of one kind. Others read that there is nothing; the owner is offered to begin. */
export function RecentSection<Item extends { _id: string }>(props: RecentSectionProps<Item>) {
  const { kind, items, pilot, isOwn, preview, illustration, children } = props;
  const { t } = useTranslation('social');
  const { own, of } = places[kind];
  return (
    <Section
      title={t(`recent.${kind}.title`)}
      actions={
        !preview &&
        items.length > 0 && (
          <Button
            as={Link}
            to={isOwn ? own() : of(pilot.username)}
            variant="ghost"
            size="sm"
            aria-label={t(`recent.${kind}.seeAll`, { name: pilot.name })}
          >
            {t('common:seeAll')}
          </Button>
        )
      }
    >
      {items.length > 0 ? (
        <CardGrid>
          {items.map((item) => (
            <li key={item._id}>
              <RowContent>{() => children(item)}</RowContent>
            </li>
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          illustration={illustration}
          compact={!isOwn}
          headingLevel={3}
          title={t(isOwn ? `recent.${kind}.ownEmpty` : `recent.${kind}.empty`)}
          text={isOwn ? t(`recent.${kind}.ownEmptyText`) : undefined}
          action={
            isOwn && (
              <Button as={Link} to={own({ new: true })} icon={<Plus aria-hidden="true" />}>
                {t(`recent.${kind}.add`)}
              </Button>
            )
          }
        />
      )}
    </Section>
  );
}
