import { useTranslation } from '@estela/i18n';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { cx } from '../style/class-names.ts';
import { currentToasts, dismissToast, subscribeToToasts, type ToastEntry } from './toast-store.ts';
import styles from './toaster.module.css';
import { useEdgeRoom } from './use-edge-room.ts';
import { useIsDialogOpen } from './use-is-dialog-open.ts';
import { useToastLift } from './use-toast-lift.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Where toasts appear, whoever sent them. The shell mounts the only one, before the first toast. */
export function Toaster() {
  const { t } = useTranslation('common');
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  // The pointer or the focus in it stops every clock, so that nobody loses a message while reaching for it. A toast
  // that comes up under a resting pointer is not reached for: entering without moving does not count.
  const [held, setHeld] = useState(false);
  const { region, lift } = useToastLift(entries.length);
  const isOverDialog = useIsDialogOpen(entries.length > 0);
  useEdgeRoom('--e-toasts', region, entries.length > 0);
  const hold = (event: PointerEvent) => {
    if (event.movementX !== 0 || event.movementY !== 0) setHeld(true);
  };
  useEscape(entries.at(-1)?.id);
  return (
    <section
      ref={region}
      aria-label={t('notifications')}
      className={cx(styles.toaster, isOverDialog && styles.over)}
      style={{ '--lift': `${lift}px` } as CSSProperties}
      data-e-toaster=""
      onPointerMove={hold}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="log" aria-live="polite" aria-relevant="additions" className={styles.list}>
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} held={held} closeLabel={t('close')} />
        ))}
      </div>
    </section>
  );
}

/** Escape takes the newest toast away, unless it is meant for a dialog, a menu or a field. */
function useEscape(newest: number | undefined): void {
  useEffect(() => {
    if (newest === undefined) return;
    const dismiss = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isField = target instanceof Element && target.matches('input, select, textarea');
      if (key !== 'Escape' || defaultPrevented || isField) return;
      if (!document.querySelector(':is([role="dialog"], [role="menu"])')) dismissToast(newest);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [newest]);
}

function Toast({ entry, held, closeLabel }: { entry: ToastEntry; held: boolean; closeLabel: string }) {
  const { id, tone, text, action, duration } = entry;
  const Icon = icons[tone];
  useEffect(() => {
    if (held || duration === 0) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, held]);
  return (
    <div className={cx(styles.toast, styles[tone])} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>{text}</div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            dismissToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={closeLabel}
        icon={<X aria-hidden="true" />}
        size="sm"
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}
