import { Dialog as Base } from '@base-ui/react/dialog';
import { useTranslation } from '@estela/i18n';
import { cx, IconButton } from '@estela/ui';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called to open or close; the caller decides (a form with unsaved text may stay open). */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `panel` hangs below the top bar at its end, on narrow screens it is as high as the screen. */
  look?: 'window' | 'panel';
  /**
   * What a press outside does: close, close only when pressed twice within 300 ms, or nothing.
   * Escape and the close button always ask to close.
   */
  outsidePress?: 'close' | 'double' | 'none';
  /** Takes the focus on opening; the first field or button by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons below a line; forms bring their own `FormActions` instead. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

const controls = ':is(input, select, textarea):not([type="hidden"], :disabled)';

/** Milliseconds within which two presses outside close the dialog. */
const doublePress = 300;

/** A modal dialog; on narrow screens a sheet from below. Focus stays inside and goes back where it came from. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'md', look = 'window' } = props;
  const { outsidePress = 'close', initialFocus, footer, className, children } = props;
  const { t } = useTranslation('common');
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  const body = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  // By touch the dialog itself takes the focus: a keyboard that jumps up would hide it.
  const firstControl = (openedBy: string) =>
    openedBy === 'touch' || (body.current?.querySelector<HTMLElement>(controls) ?? true);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={outsidePress === 'none'}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside-press' && inToaster(details.event.target)) return;
        if (isRemoteWish(details.reason) && isCovered(popup.current)) return;
        if (details.reason === 'outside-press' && outsidePress === 'double') {
          const now = performance.now();
          const second = now - lastPress.current <= doublePress;
          lastPress.current = now;
          if (!second) return;
        }
        if (!next && isSending(popup.current)) return;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={cx(styles.scrim, look === 'panel' && styles.clear)} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={cx(styles.popup, styles[look === 'panel' ? look : size], className)}
            initialFocus={initialFocus ?? firstControl}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton label={t('close')} icon={<X aria-hidden="true" />} className={styles.close} />
                }
              />
            </div>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children && (
              <div ref={body} className={styles.body}>
                {children}
              </div>
            )}
            {footer && <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Escape and a press outside reach every open dialog; the one on top alone is meant. */
function isRemoteWish(reason: string): boolean {
  return reason === 'outside-press' || reason === 'escape-key';
}

/** Whether another dialog lies over this one, perhaps of another React root: the shell's over a remote's. */
function isCovered(popup: HTMLElement | null): boolean {
  const open = document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[data-open]');
  return [...open].at(-1) !== popup;
}

/** A form in it waits for its answer: a refusal would have no place to be shown, and what was typed would be gone. */
function isSending(popup: HTMLElement | null): boolean {
  return popup?.querySelector('form [type="submit"][aria-busy="true"]') != null;
}

/** Toasts lie above every dialog; a press on one must not close it. */
function inToaster(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-e-toaster]') !== null;
}
