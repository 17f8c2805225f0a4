import { errorOf, errorText } from '@estela/api';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import { Button, Inline, toast } from '@estela/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './comments.module.css';
import { MentionBox } from './mention-box.tsx';
import { useThread } from './thread-context.ts';
import { useDraft } from './use-draft.ts';

/** From here on the box says how many characters are left. */
const nearEnd = 500;

interface CommentComposerProps {
  label: string;
  hint?: string;
  sendLabel: string;
  draftKey: string;
  /** What the box begins with. */
  start?: string;
  send: (text: string) => Promise<{ error?: unknown }>;
  /** For a box that was opened: it has the focus, and can be closed. */
  onClose?: () => void;
}

/** Where a comment is written. What was typed stays until it has been sent. */
export function CommentComposer(props: CommentComposerProps) {
  const { label, hint, sendLabel, draftKey, start = '', send, onClose } = props;
  const { t } = useTranslation('comments');
  const { t: common } = useTranslation('common');
  const box = useRef<HTMLTextAreaElement>(null);
  const { attach } = useThread();
  const { openLogin } = usePlatform().session;
  const { text, change, clear, settle } = useDraft(draftKey, start);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const left = limits.text.max - text.trim().length;
  const isOpened = onClose !== undefined;

  useEffect(() => {
    const { current } = box;
    if (!isOpened || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [isOpened]);

  function refuse(why: string) {
    // The box went while its words were on their way: they wait as a draft.
    if (!box.current) return toast({ tone: 'danger', text: why });
    setProblem(why);
    box.current.focus();
  }

  function whyNot(error: unknown) {
    const { code, fields } = errorOf(error) ?? {};
    if (code === 'INTERNAL') return t('sendFailed');
    if (fields?.parent) return t('answeredGone');
    return code === 'NOT_FOUND' ? t('outside') : errorText(error, common);
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (isBusy) return;
    if (!text.trim()) return refuse(t('empty'));
    if (left < 0) return refuse(t('tooLong', { max: limits.text.max }));
    setBusy(true);
    const { error } = await send(text.trim());
    setBusy(false);
    if (error) {
      refuse(whyNot(error));
      // A draft holds no page back: nobody else asks for the login over it.
      if (errorOf(error)?.code === 'UNAUTHORIZED') openLogin();
      return;
    }
    setProblem(undefined);
    if (settle(text)) return;
    onClose?.();
    // The button goes with the text. By touch the keyboard would come up again.
    if (!isOpened && !matchMedia('(pointer: coarse)').matches) box.current?.focus();
  }

  /** On its way a comment keeps its box: it may come back with an error. */
  function close() {
    if (!isBusy) onClose?.();
  }

  function cancel() {
    if (!isBusy) clear();
    close();
  }

  function type(typed: string) {
    change(typed);
    setProblem(undefined);
  }

  const form = (
    <form className={styles.composer} onSubmit={(event) => void submit(event)} noValidate>
      <MentionBox
        ref={box}
        label={label}
        hint={hint}
        text={text}
        onText={type}
        onSend={() => void submit()}
        // Closes alone: a slip of the finger throws nothing away.
        onEscape={onClose && close}
        problem={problem}
      />
      {/* A form has its button, though nobody needs it yet. */}
      <div hidden={!isOpened && text === ''}>
        <Inline>
          <Button type="submit" size="sm" variant="primary" busy={isBusy}>
            {sendLabel}
          </Button>
          {isOpened && (
            <Button size="sm" variant="ghost" onClick={cancel}>
              {t('cancel')}
            </Button>
          )}
          {left <= nearEnd && (
            <span className={styles.left} aria-live="polite">
              {common(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })}
            </span>
          )}
        </Inline>
      </div>
    </form>
  );
  // Beside the form: Enter in a search of its own must not send the comment.
  return (
    <>
      {form}
      {attach?.(text, type)}
    </>
  );
}
