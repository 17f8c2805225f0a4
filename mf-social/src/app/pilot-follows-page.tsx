import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { BackLink } from '@estela/kit/entity';
import { Link, PageHead, useParams } from '@estela/runtime';
import { Page, PageHeader, SkeletonList, TabLinks } from '@estela/ui';
import { DashboardLoader } from '../features/dashboard/dashboard-loader.tsx';
import { RestrictedNotice } from '../features/dashboard/restricted-notice.tsx';
import { type FollowSide, PilotFollows } from '../features/follows/pilot-follows.tsx';

const tabs = [
  { id: 'followers', to: paths.pilotFollowers },
  { id: 'following', to: paths.pilotFollowing },
] as const;

/** Who follows a pilot, or whom they follow, as far as the viewer may know. */
export function PilotFollowsPage({ side }: { side: FollowSide }) {
  const { t } = useTranslation('social');
  const { username = '' } = useParams();
  return (
    <Page width="narrow">
      <DashboardLoader username={username} skeleton={<SkeletonList of="row" />}>
        {({ user: pilot }) => {
          const title = t(`pilotFollows.${side}.title`, { name: pilot.name });
          return (
            <>
              <PageHead title={title} />
              <PageHeader
                eyebrow={<BackLink to={paths.dashboard(pilot.username)}>{t('pilotItems.back')}</BackLink>}
                title={title}
              />
              <TabLinks
                label={t('pilotFollows.tabs')}
                value={side}
                as={Link}
                items={tabs.map(({ id, to }) => ({
                  id,
                  label: t(`page.${id}`),
                  link: { to: to(pilot.username), replace: true },
                }))}
              />
              {pilot.restricted ? (
                <RestrictedNotice pilot={pilot} isPreview={false} />
              ) : (
                <PilotFollows key={side} side={side} pilot={pilot} />
              )}
            </>
          );
        }}
      </DashboardLoader>
    </Page>
  );
}
