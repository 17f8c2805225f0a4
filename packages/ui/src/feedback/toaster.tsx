import { useTranslation } from '@estela/i18n';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { cx } from '../style/class-names.ts';
import { currentToasts, dismissToast, subscribeToToasts, type ToastEntry } from './toast-store.ts';
import styles from './toaster.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Where toasts appear, whoever sent them. The shell mounts the only one; it must be there before the first. */
export function Toaster() {
  const { t } = useTranslation('common');
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  // Hovering or focusing stops every clock, so that nobody loses a message while reaching for it.
  const [held, setHeld] = useState(false);
  return (
    <section
      aria-label={t('notifications')}
      className={styles.toaster}
      data-e-toaster=""
      onPointerEnter={() => setHeld(true)}
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
