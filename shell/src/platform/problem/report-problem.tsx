import { useTranslation } from '@estela/i18n';
import type { AppIdentity } from '@estela/runtime';
import { Button } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { useState } from 'react';
import en from '../../locales/problem.en.json' with { type: 'json' };
import es from '../../locales/problem.es.json' with { type: 'json' };
import { useLateTexts } from '../late-texts.ts';
import { useShellContext } from '../shell-context.ts';

const catalogues = { es, en };

const ProblemDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "problem-dialog" */ './problem-dialog.tsx')).ProblemDialog,
);

/** The button of a failure card that opens the form for a description. */
export function ReportProblem({ app }: { app: AppIdentity }) {
  const hasTexts = useLateTexts(useShellContext().i18n, 'problem', catalogues);
  const { t } = useTranslation('problem');
  const [isOpen, setOpen] = useState(false);
  if (!hasTexts) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <ProblemDialog app={app} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
