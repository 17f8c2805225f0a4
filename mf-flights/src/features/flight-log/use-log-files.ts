import { useEffect, useRef, useState } from 'react';
import type { LogReading } from './log-reading.ts';
import { readAway } from './read-away.ts';

/** A file that the pilot gave: how much of it is read, and then what it says. */
export interface LogEntry {
  key: number;
  name: string;
  /** When the file was written last, in milliseconds since 1970. */
  savedAt: number;
  /** 0 to 1. */
  share: number;
  reading: LogReading | null;
}

/** The logs that were dropped, read one after the other. */
export function useLogFiles() {
  const [entries, setEntries] = useState<LogEntry[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const next = useRef(0);

  useEffect(() => {
    const started = running.current;
    return () => {
      for (const reading of started.values()) reading.abort();
    };
  }, []);

  const change = (key: number, part: Partial<LogEntry>) =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));

  const read = async (key: number, file: File) => {
    const control = running.current.get(key);
    if (!control || control.signal.aborted) return;
    const ended = new Promise<null>((resolve) =>
      control.signal.addEventListener('abort', () => resolve(null)),
    );
    const reading = await Promise.race([
      readAway(file, (share) => change(key, { share }), control.signal),
      ended,
    ]);
    running.current.delete(key);
    if (reading) change(key, { reading, share: 1 });
  };

  const add = (files: readonly File[]) => {
    for (const file of files) {
      const key = next.current;
      next.current += 1;
      running.current.set(key, new AbortController());
      setEntries((all) => [
        ...all,
        { key, name: file.name, savedAt: file.lastModified, share: 0, reading: null },
      ]);
      queue.current = queue.current.then(() => read(key, file));
    }
  };

  const remove = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setEntries((all) => all.filter((entry) => entry.key !== key));
  };

  return { entries, add, remove };
}
