import { useTranslation } from '@estela/i18n';
import { dismissToast, toast } from '@estela/ui';
import type { ShellContext } from '../shell-context.ts';

export interface Question {
  /** Asks once the visitor has been left alone long enough; the text depends on what is possible now. */
  update: () => void;
  end: () => void;
}

export interface Answers {
  /** Could the newer version come without losing what is typed? */
  isPossible: () => boolean;
  onYes: () => void;
}

/** A newer version of the page is available: after `timeout` milliseconds the visitor is offered it. */
export function offerUpdate(timeout: number, { i18n }: ShellContext, answers: Answers): Question {
  const since = Date.now();
  let shown: { id: number; isPossible: boolean } | undefined;

  function end(): void {
    if (shown) dismissToast(shown.id);
    shown = undefined;
  }

  return {
    update() {
      if (Date.now() - since < timeout) return;
      const isPossible = answers.isPossible();
      if (shown?.isPossible === isPossible) return;
      end();
      const action = { label: i18n.t('releases:update'), onAction: answers.onYes };
      const id = toast({
        text: isPossible ? <NewPage /> : <NewPageAfterSaving />,
        duration: 0,
        ...(isPossible && { action }),
      });
      shown = { id, isPossible };
    },
    end,
  };
}

/** Offers to reload the document. Returns a function that withdraws the offer. */
export function offerReload({ i18n }: ShellContext, onYes: () => void): () => void {
  const action = { label: i18n.t('releases:reload'), onAction: onYes };
  const id = toast({ text: <NewShell />, duration: 0, action });
  return () => dismissToast(id);
}

function NewPage() {
  const { t } = useTranslation('releases');
  return t('page');
}

function NewPageAfterSaving() {
  const { t } = useTranslation('releases');
  return t('afterSaving');
}

function NewShell() {
  const { t } = useTranslation('releases');
  return t('shell');
}
