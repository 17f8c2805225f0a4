import { useTranslation } from '@estela/i18n';
import { Avatar, cx } from '@estela/ui';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import styles from './comments.module.css';
import { completeMention, mentionAtCaret, type TypedMention } from './mention-at-caret.ts';
import { useThread } from './thread-context.ts';

interface MentionBoxProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  hint?: string | undefined;
  text: string;
  onText: (text: string) => void;
  /** Control or Command with Enter. */
  onSend: () => void;
  onEscape?: (() => void) | undefined;
  problem?: string | undefined;
}

/** With Shift, Tab goes back. */
const isTaking = ({ key, shiftKey }: KeyboardEvent) => key === 'Enter' || (key === 'Tab' && !shiftKey);

/** Several lines, in which an `@` offers pilots: arrows choose, Enter or Tab takes, Escape closes. */
export function MentionBox({ ref, label, hint, text, onText, onSend, onEscape, problem }: MentionBoxProps) {
  const { t } = useTranslation('comments');
  const { pilots, onPilotsWanted } = useThread();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [chosen, setChosen] = useState(0);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const offered = (typed && pilots) || [];
  const isNobody = typed !== null && pilots?.length === 0;
  const current = offered[Math.min(chosen, offered.length - 1)];

  function look() {
    const { value = '', selectionStart = 0, selectionEnd } = area.current ?? {};
    const found = selectionStart === selectionEnd ? mentionAtCaret(value, selectionStart) : null;
    setTyped(found);
    setChosen(0);
    onPilotsWanted(found?.letters ?? null);
  }

  function close() {
    setTyped(null);
    onPilotsWanted(null);
  }

  function take(username: string) {
    if (!typed) return;
    const done = completeMention(text, typed, username);
    onText(done.text);
    close();
    requestAnimationFrame(() => area.current?.setSelectionRange(done.caret, done.caret));
    area.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSend();
    }
    if (!current) {
      if (event.key !== 'Escape') return;
      if (isNobody) close();
      else onEscape?.();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: offered.length - 1 }[event.key];
    if (step) setChosen((chosen + step) % offered.length);
    else if (isTaking(event)) take(current.username);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles.box}>
      <textarea
        ref={area}
        rows={1}
        className={cx(styles.area, problem && styles.wrong)}
        aria-label={label}
        placeholder={label}
        aria-autocomplete="list"
        aria-controls={current && `${id}-pilots`}
        aria-activedescendant={current && `${id}-${current._id}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          look();
        }}
        onSelect={look}
        onKeyDown={press}
        onBlur={close}
      />
      {current && (
        <div role="listbox" id={`${id}-pilots`} aria-label={t('pilots')} className={styles.pilots}>
          {offered.map((pilot) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the text box above choose
            <div
              key={pilot._id}
              id={`${id}-${pilot._id}`}
              role="option"
              tabIndex={-1}
              aria-selected={pilot === current}
              className={cx(styles.pilot, pilot === current && styles.chosen)}
              // Before the box loses the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(pilot.username)}
            >
              <Avatar name={pilot.name} src={pilot.profilePicture} size="sm" />
              <span>
                {pilot.name} <span className={styles.faint}>{`@${pilot.username}`}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      {/* There before its words are, so that they are read out. */}
      <div role="status">{isNobody && <p className={cx(styles.pilots, styles.nobody)}>{t('nobody')}</p>}</div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
