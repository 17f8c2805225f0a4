type End = () => Promise<unknown>;

/** What must be ended, the last first, whatever happens. */
export interface Endings {
  /** At once, where all has ended already: an interrupt can come while something starts. */
  add: (end: End) => void;
  run: () => Promise<void>;
}

export function newEndings(): Endings {
  const ends: End[] = [];
  let hasRun = false;
  return {
    add: (end) => {
      if (hasRun) void end();
      else ends.push(end);
    },
    run: async () => {
      hasRun = true;
      for (let end = ends.pop(); end; end = ends.pop()) await end();
    },
  };
}
