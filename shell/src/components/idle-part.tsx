import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../platform/prefetch.ts';

export interface IdlePartProps {
  /** Always the same function. */
  load: () => Promise<ComponentType>;
  /** Keeps its place until then. */
  room?: ReactNode;
}

/** A part of the frame that no first load needs: it comes in an idle moment, and the page does without if it cannot. */
export function IdlePart({ load, room = null }: IdlePartProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isHere = true;
    whenIdle(async () => {
      if (!isHere) return;
      const part = await load().catch(() => undefined);
      if (isHere && part) setPart(() => part);
    });
    return () => {
      isHere = false;
    };
  }, [load]);
  return Part ? <Part /> : room;
}
