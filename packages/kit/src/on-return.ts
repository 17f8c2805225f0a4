import { useEffect, useEffectEvent } from 'react';

/** Reads again when the visitor comes back to this tab: what they did in another one may have changed it. */
export function useOnReturn(read: () => unknown): void {
  const onReturn = useEffectEvent(() => void (document.visibilityState === 'visible' && read()));
  useEffect(() => {
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
}

/** Reads again when the connection returns: what failed without one comes by itself. */
export function useOnReconnect(read: () => unknown): void {
  const onReconnect = useEffectEvent(() => void read());
  useEffect(() => {
    const reconnect = () => onReconnect();
    window.addEventListener('online', reconnect);
    return () => window.removeEventListener('online', reconnect);
  }, []);
}
