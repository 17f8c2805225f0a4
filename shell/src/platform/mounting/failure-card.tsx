import { useTranslation } from '@estela/i18n';
import { type AppIdentity, errorReference } from '@estela/runtime';
import { ErrorState, Page } from '@estela/ui';

export interface FailureCardProps {
  app: AppIdentity;
  onRetry: () => void;
}

/** Shown in place of a remote that failed; everything around it works. */
export function FailureCard({ app, onRetry }: FailureCardProps) {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <ErrorState
        title={t('platform.failure.title')}
        text={t('platform.failure.text')}
        reference={errorReference(app)}
        onRetry={onRetry}
      />
    </Page>
  );
}
