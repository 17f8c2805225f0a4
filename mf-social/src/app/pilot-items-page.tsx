import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { Link, PageHead, useParams } from '@estela/runtime';
import { Page, PageHeader, SkeletonList, TabLinks } from '@estela/ui';
import { DashboardLoader } from '../features/dashboard/dashboard-loader.tsx';
import { RestrictedNotice } from '../features/dashboard/restricted-notice.tsx';
import { type PilotItemKind, PilotItems } from '../features/pilot-items/pilot-items.tsx';

const tabs = [
  { id: 'flights', to: paths.pilotFlights },
  { id: 'drones', to: paths.pilotDrones },
  { id: 'spots', to: paths.pilotSpots },
] as const;

/** All flights, drones or spots of a pilot that the viewer may see. */
export function PilotItemsPage({ kind }: { kind: PilotItemKind }) {
  const { t } = useTranslation('social');
  const { username = '' } = useParams();
  return (
    <Page>
      <DashboardLoader username={username} skeleton={<SkeletonList />}>
        {({ user: pilot }) => (
          <>
            <PageHead title={t(`pilotItems.${kind}.title`, { name: pilot.name })} />
            <PageHeader
              eyebrow={<BackLink to={paths.dashboard(pilot.username)}>{t('pilotItems.back')}</BackLink>}
              title={t(`pilotItems.${kind}.title`, { name: pilot.name })}
            />
            <TabLinks
              label={t('pilotItems.tabs', { name: pilot.name })}
              value={kind}
              as={Link}
              items={tabs.map(({ id, to }) => ({
                id,
                label: t(`pilotItems.${id}.tab`),
                link: { to: to(pilot.username), replace: true },
              }))}
            />
            {pilot.restricted ? (
              <RestrictedNotice pilot={pilot} isPreview={false} />
            ) : (
              <PilotItems key={kind} kind={kind} pilot={pilot} />
            )}
          </>
        )}
      </DashboardLoader>
    </Page>
  );
}
