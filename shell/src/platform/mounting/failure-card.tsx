import { useTranslation } from '@estela/i18n';
import { type AppIdentity, errorReference } from '@estela/runtime';
import { ErrorState, Page } from '@estela/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useComposition } from '../composition/use-composition.ts';
import { ReportProblemPlace } from '../problem/report-problem-place.tsx';

/** Characters of the composition's id: enough for `fleet replay`, and short enough to read aloud. */
const spokenDigits = 6;

export interface FailureCardProps {
  app: AppIdentity;
  onRetry: () => void;
}

/** Shown in place of a remote that failed; everything around it works. Without a network it retries when that is back. */
export function FailureCard({ app, onRetry }: FailureCardProps) {
  const { t } = useTranslation('shell');
  const { id } = useComposition();
  const [isOffline] = useState(() => !navigator.onLine);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isOffline) return;
    const retryOnce = () => retry();
    window.addEventListener('online', retryOnce, { once: true });
    return () => window.removeEventListener('online', retryOnce);
  }, [isOffline]);
  const why = isOffline ? 'offline' : 'failure';
  return (
    <Page>
      <ErrorState
        title={t(`platform.${why}.title`)}
        text={t(`platform.${why}.text`)}
        reference={isOffline ? undefined : `${errorReference(app)} · ${id.slice(0, spokenDigits)}`}
        onRetry={onRetry}
        action={!isOffline && <ReportProblemPlace app={app} />}
      />
    </Page>
  );
}
