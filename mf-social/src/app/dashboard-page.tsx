import { useSession } from '@estela/api';
import { type PreviewedAs, previewedAs } from '@estela/contracts/values';
import { useParams } from '@estela/runtime';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Page } from '@estela/ui';
import { useEffect, useEffectEvent } from 'react';
import { DashboardLoader } from '../features/dashboard/dashboard-loader.tsx';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { DashboardView } from '../features/dashboard/dashboard-view.tsx';

const pageParams = { as: oneOf<PreviewedAs, ''>(previewedAs, '') };

export function DashboardPage() {
  const { username = '' } = useParams();
  const { status, user } = useSession();
  const { query, change } = useQueryState(pageParams);
  // Only owners look at their page as others do; whoever else was sent its address sees the page as it is for them.
  const isOwn = user?.username === username.toLowerCase();
  const as = (isOwn && query.as) || undefined;
  const isOthers = query.as !== '' && status !== 'starting' && !isOwn;
  const leavePreview = useEffectEvent(() => change({ as: '' }, { replace: true }));
  useEffect(() => {
    if (isOthers) leavePreview();
  }, [isOthers]);
  return (
    <Page>
      <DashboardLoader username={username} as={as} skeleton={<DashboardSkeleton />}>
        {(dashboard) => <DashboardView dashboard={dashboard} as={as} />}
      </DashboardLoader>
    </Page>
  );
}
