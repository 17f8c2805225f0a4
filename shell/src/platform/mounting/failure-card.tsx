import { useTranslation } from '@estela/i18n';
import { type AppIdentity, errorReference } from '@estela/runtime';
import { ErrorState, Page } from '@estela/ui';
import { useComposition } from '../composition/use-composition.ts';
import { ReportProblemPlace } from '../problem/report-problem-place.tsx';

/** Of the composition's id: enough for `fleet replay`, and to be read aloud. */
const spokenDigits = 6;

export interface FailureCardProps {
  app: AppIdentity;
  onRetry: () => void;
}

/** Shown in place of a remote that failed; everything around it works. */
export function FailureCard({ app, onRetry }: FailureCardProps) {
  const { t } = useTranslation('shell');
  const { id } = useComposition();
  return (
    <Page>
      <ErrorState
        title={t('platform.failure.title')}
        text={t('platform.failure.text')}
        reference={`${errorReference(app)} · ${id.slice(0, spokenDigits)}`}
        onRetry={onRetry}
        action={<ReportProblemPlace app={app} />}
      />
    </Page>
  );
}
