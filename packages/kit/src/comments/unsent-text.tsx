import { useTranslation } from '@estela/i18n';
import { Button, Card, Inline } from '@estela/ui';
import { copyText } from '../clipboard.ts';
import styles from './comments.module.css';
import { useCommentTexts } from './use-comment-texts.ts';
import { useDraft } from './use-draft.ts';

/** What was typed where the viewer may write no more: it is theirs to take along. Nothing where nothing was typed. */
export function UnsentText({ draftKey }: { draftKey: string }) {
  const { t } = useTranslation('comments');
  const isReady = useCommentTexts();
  const { text, clear } = useDraft(draftKey, '');
  if (!isReady || !text) return null;
  return (
    <Card as="section" aria-label={t('unsent')}>
      <p>{t('unsent')}</p>
      <p className={styles.text}>{text}</p>
      <Inline>
        <Button
          size="sm"
          onClick={() => void copyText(text, { copied: t('copied'), failed: t('copyFailed') })}
        >
          {t('copy')}
        </Button>
        <Button size="sm" variant="ghost" onClick={clear}>
          {t('discard')}
        </Button>
      </Inline>
    </Card>
  );
}
