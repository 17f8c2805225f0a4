import { retrySession, useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { PageSkeleton } from '@estela/runtime';
import { Button, EmptyState, Page } from '@estela/ui';
import { useEffect, useState } from 'react';

/** How long a press shows as pending (ms): without a network the request fails at once. */
const shownWork = 800;

interface SessionWaitingProps {
  /** Shown beside a page that can be read meanwhile. */
  isAside: boolean;
}

/** What a visitor with a token sees until the account is loaded: first a waiting page, then the reason. */
export function SessionWaiting({ isAside }: SessionWaitingProps) {
  const { unreachable } = useSession();
  return (
    <>
      {/* Rendered before there is anything to announce. */}
      <div role="status">{unreachable && <OutOfReach isAside={isAside} />}</div>
      {!unreachable && <PageSkeleton />}
    </>
  );
}

/** It retries by itself; a press retries at once. */
function OutOfReach({ isAside }: SessionWaitingProps) {
  const { t } = useTranslation('shell');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsBusy(false), shownWork);
    return () => clearTimeout(timer);
  }, [isBusy]);
  const retry = () => {
    setIsBusy(true);
    retrySession();
  };
  return (
    <Page>
      <EmptyState
        illustration="radar"
        compact={isAside}
        headingLevel={isAside ? 2 : 1}
        title={t('platform.waiting.title')}
        text={t('platform.waiting.text')}
        action={
          <Button onClick={retry} busy={isBusy}>
            {t('common:retry')}
          </Button>
        }
      />
    </Page>
  );
}
