import { bisectCenter } from 'd3-array';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds: a flight is played in as many, whatever it took, and moves on so often. */
const wholeFlight = 20_000;
const tick = 100;

/** Reads a flight's moments one after the other, from where it is read now, or from its start once it is over. */
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
