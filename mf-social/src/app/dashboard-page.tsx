import { type PreviewedAs, previewedAs } from '@estela/contracts/values';
import { useParams } from '@estela/runtime';
import { oneOf, useQueryState } from '@estela/runtime/query-state';
import { Page } from '@estela/ui';
import { DashboardLoader } from '../features/dashboard/dashboard-loader.tsx';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { DashboardView } from '../features/dashboard/dashboard-view.tsx';

const pageParams = { as: oneOf<PreviewedAs, ''>(previewedAs, '') };

export function DashboardPage() {
  const { username = '' } = useParams();
  const as = useQueryState(pageParams).query.as || undefined;
  return (
    <Page>
      <DashboardLoader username={username} as={as} skeleton={<DashboardSkeleton />}>
        {(dashboard) => <DashboardView dashboard={dashboard} as={as} />}
      </DashboardLoader>
    </Page>
  );
}
