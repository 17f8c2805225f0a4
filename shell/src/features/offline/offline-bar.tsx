import { useTranslation } from '@estela/i18n';
import { toast, useEdgeRoom } from '@estela/ui';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import en from '../../locales/offline.en.json' with { type: 'json' };
import es from '../../locales/offline.es.json' with { type: 'json' };
import { useLateTexts } from '../../platform/late-texts.ts';
import styles from './offline-bar.module.css';
import { useLostSession } from './use-lost-session.ts';

const catalogues = { es, en };

/**
 * Says that the network is gone for as long as it is, that it is back, and what its absence at the start has cost. What is
 * on screen stays as it is. It stands in the live region of the frame.
 */
export function OfflineBar() {
  const { t, i18n } = useTranslation('offline');
  const isReady = useLateTexts(i18n, 'offline', catalogues);
  useLostSession(isReady);
  const isOffline = useSyncExternalStore(hearNetwork, () => !navigator.onLine);
  const tellReturn = useEffectEvent(() => toast({ tone: 'success', text: t('back') }));
  useEffect(() => {
    if (!isOffline) return;
    return () => {
      if (navigator.onLine) tellReturn();
    };
  }, [isOffline]);
  const bar = useRef<HTMLDivElement>(null);
  const isShown = isReady && isOffline;
  useEdgeRoom('--e-edge-bar', bar, isShown);
  if (!isShown) return null;
  return (
    <div ref={bar} className={styles.bar}>
      <WifiOff className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>
        <strong>{t('title')}</strong> {t('text')}
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
