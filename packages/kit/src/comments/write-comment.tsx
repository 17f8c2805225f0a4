import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, Inline, Notice } from '@estela/ui';
import type { ReactNode } from 'react';
import { usePilotId } from '../use-pilot-id.ts';
import { CommentComposer } from './comment-composer.tsx';
import { useThread } from './thread-context.ts';
import { UnsentText } from './unsent-text.tsx';

/** The box for a new comment, or why there is none. */
export function WriteComment({ off }: { off: ReactNode }) {
  const { t } = useTranslation('comments');
  const pilotId = usePilotId();
  const { isOff, draftKey, createComment } = useThread();
  const { openLogin, openRegister } = usePlatform().session;
  if (isOff)
    return (
      <>
        <Notice tone="info">{off ?? t('off')}</Notice>
        <UnsentText draftKey={draftKey} />
      </>
    );
  // Whose session ends while they write keeps the box, under the dialog that asks them to log in again.
  if (pilotId)
    return (
      <CommentComposer
        label={t('write')}
        hint={t('writeHint')}
        sendLabel={t('send')}
        draftKey={draftKey}
        send={(text) => createComment(text, null)}
      />
    );
  return (
    <div>
      <p>{t('guest')}</p>
      <Inline>
        <Button size="sm" variant="primary" onClick={openLogin}>
          {t('login')}
        </Button>
        <Button size="sm" onClick={openRegister}>
          {t('register')}
        </Button>
      </Inline>
    </div>
  );
}
