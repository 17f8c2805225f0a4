import { useTranslation } from '@estela/i18n';
import { Alert, Button, cx } from '@estela/ui';
import { useFormikContext } from 'formik';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styles from './form.module.css';
import { useServerSummary } from './server-errors.ts';

export interface FormActionsProps {
  /** The verb of the form. Default: "Save". */
  submitLabel?: ReactNode;
  onCancel?: () => void;
  cancelLabel?: ReactNode;
  /** Submitting destroys something. */
  danger?: boolean;
  /** Another button is the main one for now. */
  quiet?: boolean | undefined;
  /** Further buttons, at the start. */
  children?: ReactNode;
  /** Submit as wide as the form (log in, register). */
  block?: boolean;
  className?: string;
}

/** The server's error, and the buttons. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, onCancel, cancelLabel, danger, quiet, children, block, className } = props;
  const { t } = useTranslation('common');
  const { isSubmitting } = useFormikContext();
  const variant = quiet ? 'secondary' : 'primary';
  const foot = useRef<HTMLDivElement>(null);
  return (
    <div ref={foot} className={cx(styles.foot, className)}>
      <FormAlert foot={foot} />
      <div className={cx(styles.actions, block && styles.blockActions)}>
        {children}
        {onCancel && (
          <Button variant="ghost" onMouseDown={keepFocus} onClick={onCancel} disabled={isSubmitting}>
            {cancelLabel ?? t('cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant={danger ? 'danger' : variant}
          busy={isSubmitting}
          block={block}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onMouseDown={keepFocus}
          onClick={leaveField}
        >
          {submitLabel ?? t('save')}
        </Button>
      </div>
    </div>
  );
}

/** A field's error that appears on blur must not move the button away between press and release. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Once it is released the field is left before the form is sent: some take what was typed into them only then. */
function leaveField({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  // By keys the field keeps the focus.
  if (detail > 0) flushSync(() => currentTarget.focus());
}

/** What the server said that no field shows; can be closed. */
function FormAlert({ foot }: { foot: RefObject<HTMLElement | null> }) {
  const { setStatus } = useFormikContext();
  const lines = useServerSummary();
  const isShown = lines.length > 0;
  // It shows itself, and pushes what tries again under the bar of a telephone.
  useEffect(() => {
    if (isShown) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, foot]);
  if (!isShown) return null;
  return (
    <Alert onClose={() => setStatus(undefined)}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
