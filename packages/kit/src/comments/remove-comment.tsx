import { errorOf, errorText } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { IconButton, toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CommentData } from './comment-data.ts';
import { useThread } from './thread-context.ts';

/** Deletes a comment after a question. */
export function RemoveComment({ comment, name }: { comment: CommentData; name: string }) {
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation('common');
  const { deleteComment, undo } = useThread();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    setBusy(true);
    const { error } = await deleteComment(comment._id);
    setBusy(false);
    // Gone already, from another tab: the wish is fulfilled.
    if (error && errorOf(error)?.code !== 'NOT_FOUND') return setProblem(errorText(error, common));
    setAsking(false);
    if (undo) offer(undo(comment));
  }

  function offer({ label, run }: ReturnType<NonNullable<typeof undo>>) {
    async function restore() {
      const failure = (await run()).error;
      if (failure) toast({ tone: 'danger', text: errorText(failure, common) });
    }
    toast({ tone: 'success', text: t('removed'), action: { label, onAction: () => void restore() } });
  }

  return (
    <>
      <IconButton
        size="sm"
        label={t('removeOf', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsking(true)}
      />
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={(wanted) => {
          setProblem(undefined);
          setAsking(wanted);
        }}
        title={t('removeTitle')}
        text={t(undo ? 'removeTextUndo' : 'removeText')}
        confirmLabel={t('remove')}
        busy={isBusy}
        error={problem}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
