import { useSession } from '@estela/api';
import { useTranslation } from '@estela/i18n';
import { toast, useEdgeRoom } from '@estela/ui';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import en from '../../locales/offline.en.json' with { type: 'json' };
import es from '../../locales/offline.es.json' with { type: 'json' };
import { useLateTexts } from '../../platform/late-texts.ts';
import styles from './offline-bar.module.css';

const catalogues = { es, en };

/**
 * Shows that there is no network, or no response, for as long as that lasts, and then that it is back. What is on screen
 * stays as it is, and may be old. It is rendered in the live region of the frame.
 */
export function OfflineBar() {
  const { t, i18n } = useTranslation('offline');
  const isReady = useLateTexts(i18n, 'offline', catalogues);
  const isOffline = useSyncExternalStore(hearNetwork, () => !navigator.onLine);
  const { status, unreachable } = useSession();
  // A page that waits for its session shows that itself, and shows no old data.
  const isCutOff = status === 'starting' ? isOffline && !unreachable : isOffline || unreachable;
  const toastReturn = useEffectEvent(() => toast({ tone: 'success', text: t('back') }));
  useEffect(() => {
    if (!isCutOff) return;
    return () => {
      if (navigator.onLine) toastReturn();
    };
  }, [isCutOff]);
  const bar = useRef<HTMLDivElement>(null);
  const isShown = isReady && isCutOff;
  useEdgeRoom('--e-edge-bar', bar, isShown);
  if (!isShown) return null;
  return (
    <div ref={bar} className={styles.bar}>
      <WifiOff className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>
        <strong>{t(isOffline ? 'title' : 'silent')}</strong> {t('text')}
      </p>
    </div>
  );
}

function hearNetwork(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, onChange);
  };
}
