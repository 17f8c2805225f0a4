import { bisectCenter } from 'd3-array';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds: how long playing a flight takes, whatever its duration, and between two steps. */
const wholeFlight = 20_000;
const tick = 100;

/** Plays a flight from the selected moment, or from its start if that is its end. */
export function usePlayback(moments: readonly number[], index: number, onRead: (index: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const second = useRef(0);
  const end = moments.at(-1) ?? 0;

  const advance = useEffectEvent(() => {
    second.current += (end * tick) / wholeFlight;
    onRead(bisectCenter([...moments], second.current));
    if (second.current >= end) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => advance(), tick);
    return () => clearInterval(timer);
  }, [isPlaying]);

  function toggle() {
    const now = moments[index] ?? 0;
    second.current = now >= end ? 0 : now;
    setPlaying(!isPlaying);
  }

  return { isPlaying, toggle, stop: () => setPlaying(false) };
}
