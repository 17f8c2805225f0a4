import { useTranslation } from '@estela/i18n';
import { cx, Tag } from '@estela/ui';
import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFieldTexts } from './field-texts.ts';
import styles from './form.module.css';
import { type FieldProps, FormField } from './form-field.tsx';
import { type AddedTags, addTags, tagEnd } from './tag-list.ts';
import type { FieldState } from './use-field.ts';

export interface TagsFieldProps extends FieldProps {
  /** How many at most. Default: 10. */
  max?: number;
  /** Characters per tag at most. Default: 30. */
  maxLength?: number;
}

/** Words, each a chip. Enter or a comma adds, Backspace in the empty box takes the last. Holds an array of strings. */
export function TagsField(props: TagsFieldProps) {
  const { name, label, required, quiet, className, max = 10, maxLength = 30 } = props;
  const { t } = useTranslation('common');
  const { hint } = useFieldTexts(props);
  const [refused, setRefused] = useState<AddedTags['problem']>();
  const problem = refused && t(`validation:${refused}`, { max: maxLength });
  return (
    <FormField<readonly string[]>
      name={name}
      label={label}
      hint={hint ?? t('tagsHint')}
      required={required}
      quiet={quiet}
      className={className}
      problem={problem}
    >
      {(field) => (
        <TagsBox field={field} max={max} maxLength={maxLength} problem={problem} onProblem={setRefused} />
      )}
    </FormField>
  );
}

interface TagsBoxProps {
  field: FieldState<readonly string[]>;
  max: number;
  maxLength: number;
  problem: string | undefined;
  /** Told why the text in the box is no tag. */
  onProblem: (problem: AddedTags['problem']) => void;
}

function TagsBox({ field, max, maxLength, problem, onProblem }: TagsBoxProps): ReactNode {
  const { t } = useTranslation('common');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const tags = field.value ?? [];
  // A form with text in the box that is no tag is not sent: it would be lost without a word.
  useEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);

  const type = (typed: string) => {
    setText(typed);
    onProblem(undefined);
  };
  const add = (typed: string) => {
    const { tags: next, rest, problem: why } = addTags(tags, typed, { most: max, longest: maxLength });
    setText(rest);
    onProblem(why);
    if (next.length === tags.length) return;
    field.setValue(next);
    setSaid(t('tagAdded', { tag: next.slice(tags.length).join(', ') }));
  };
  const remove = (tag: string) => {
    field.setValue(tags.filter((item) => item !== tag));
    setSaid(t('tagRemoved', { tag }));
    onProblem(undefined);
    input.current?.focus();
  };
  // A box of one line would take the ends of a pasted list's lines for nothing, and its tags for one word.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!tagEnd.test(pasted)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(`${text.slice(0, selectionStart ?? text.length)}${pasted}${text.slice(selectionEnd ?? text.length)}`);
  };

  return (
    <span className={cx(styles.box, styles.tagsBox)}>
      {tags.map((tag) => (
        <Tag key={tag} name={tag} onRemove={() => remove(tag)}>
          {tag}
        </Tag>
      ))}
      <input
        {...field.control}
        ref={input}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        className={styles.tagInput}
        value={text}
        onPaste={paste}
        onChange={({ target }) => (tagEnd.test(target.value) ? add : type)(target.value)}
        onKeyDown={(event) => {
          const last = tags[tags.length - 1];
          if (event.key === 'Enter' && text.trim()) {
            event.preventDefault();
            add(text);
          } else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
        }}
        onBlur={() => {
          if (text.trim()) add(text);
          field.control.onBlur();
        }}
      />
      <span className={styles.tagCount} aria-hidden="true">
        {`${tags.length}/${max}`}
      </span>
      <span role="status" className="e-visually-hidden">
        {said}
      </span>
    </span>
  );
}
