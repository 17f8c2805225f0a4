import { errorText } from '@estela/api';
import type { Dashboard } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import type { PreviewedAs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, EmptyState, ErrorState, PageHeader, useDelayed } from '@estela/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { useDashboard } from './use-dashboard.ts';

interface DashboardLoaderProps {
  username: string;
  as?: PreviewedAs | undefined;
  skeleton: ReactNode;
  children: (dashboard: Dashboard) => ReactNode;
}

/** A pilot's page, or why it cannot be shown. */
export function DashboardLoader({ username, as, skeleton, children }: DashboardLoaderProps) {
  const { t } = useTranslation('social');
  const { dashboard, error, isFetching, refetch } = useDashboard(username, as);
  // The answer is drawn in parts, between which the page answers; what is here from the start is drawn at once.
  const isHere = useDeferredValue(dashboard !== undefined);
  const showSkeleton = useDelayed(!error && !(dashboard && isHere));
  if (dashboard && isHere) return children(dashboard);
  if (!error) return showSkeleton ? skeleton : null;
  return (
    <>
      <PageHeader title={t('page.dashboard')} />
      {error.code === 'NOT_FOUND' ? (
        <PilotNotFound username={username} />
      ) : (
        <ErrorState
          headingLevel={2}
          title={t('dashboard.failed')}
          text={errorText(error, t)}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
    </>
  );
}

function PilotNotFound({ username }: { username: string }) {
  const { t } = useTranslation('social');
  return (
    <EmptyState
      illustration="lost"
      title={t('dashboard.notFound.title')}
      text={t('dashboard.notFound.text', { username })}
      action={
        <Button as={Link} to={paths.feed()}>
          {t('dashboard.notFound.action')}
        </Button>
      }
    />
  );
}
