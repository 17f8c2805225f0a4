import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../platform/prefetch.ts';

export interface IdlePartProps {
  /** Must always be the same function. */
  load: () => Promise<ComponentType>;
  /** Placeholder until it has loaded. */
  room?: ReactNode;
}

/**
 * A part of the frame that the first load does not need: it loads when the browser is idle. If that fails, the page works
 * without it until the network is back.
 */
export function IdlePart({ load, room = null }: IdlePartProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isHere = true;
    async function get() {
      if (!isHere) return;
      const part = await load().catch(() => undefined);
      if (!isHere) return;
      if (part) setPart(() => part);
      else window.addEventListener('online', get, { once: true });
    }
    whenIdle(get);
    return () => {
      isHere = false;
      window.removeEventListener('online', get);
    };
  }, [load]);
  return Part ? <Part /> : room;
}
