import { errorText } from '@estela/api';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, useParams } from '@estela/runtime';
import { Button, EmptyState, ErrorState, Page, PageHeader, useDelayed } from '@estela/ui';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { DashboardView } from '../features/dashboard/dashboard-view.tsx';
import { useDashboard } from '../features/dashboard/use-dashboard.ts';

export function DashboardPage() {
  const { t } = useTranslation('social');
  const { username = '' } = useParams();
  const { dashboard, error, isFetching, refetch } = useDashboard(username);
  return (
    <Page>
      {dashboard && <DashboardView dashboard={dashboard} />}
      {!dashboard && error && <PageHeader title={t('page.dashboard')} />}
      {!dashboard && error?.code === 'NOT_FOUND' && <PilotNotFound username={username} />}
      {!dashboard && error && error.code !== 'NOT_FOUND' && (
        <DashboardFailed error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {!dashboard && !error && <Loading />}
    </Page>
  );
}

function Loading() {
  return useDelayed(true) ? <DashboardSkeleton /> : null;
}

interface DashboardFailedProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

function DashboardFailed({ error, onRetry, retrying }: DashboardFailedProps) {
  const { t } = useTranslation('social');
  return (
    <ErrorState
      headingLevel={2}
      title={t('dashboard.failed')}
      text={errorText(error, t)}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

function PilotNotFound({ username }: { username: string }) {
  const { t } = useTranslation('social');
  return (
    <EmptyState
      illustration="lost"
      title={t('dashboard.notFound.title', { username })}
      text={t('dashboard.notFound.text')}
      action={
        <Button as={Link} to={paths.feed()}>
          {t('dashboard.notFound.action')}
        </Button>
      }
    />
  );
}
