import type { ComposedRemote, Composition } from '@estela/contracts/release';

/** The versions that this tab uses, kept up to date with those that are live. */
export interface CompositionStore {
  /**
   * What the tab uses. The shell is the running one; a remote on screen keeps its version until `take`, and all of
   * them do once a newer shell is live.
   */
  current: () => Composition;
  /** What is live, as far as the tab knows. */
  latest: () => Composition;
  /** `current`, with every release that the tab has read: parts of an older one may still be on screen. */
  seen: () => Composition;
  /** Calls back when `current` or `latest` has changed. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Reads again what is live. Never rejects: without a response nothing changes. */
  refresh: () => Promise<void>;
  /** Applies what is live, unless it is older than what is known. */
  accept: (next: Composition) => void;
  /** A remote has come on screen: its version stays. Returns a function that ends it. */
  hold: (name: string) => () => void;
  /** The remote on screen may change now. */
  take: (name: string) => void;
}

export type ReadComposition = () => Promise<Composition | undefined>;

export function createCompositionStore(first: Composition, read: ReadComposition): CompositionStore {
  const listeners = new Set<() => void>();
  const held = new Map<string, number>();
  const releases: Record<string, ComposedRemote> = {};
  let latest = first;
  let current = first;
  let reading: Promise<void> | undefined;
  remember(first);

  function remember({ remotes }: Composition): void {
    for (const [name, remote] of Object.entries(remotes)) releases[`${name}@${remote.version}`] = remote;
  }

  /**
   * Unchanged parts keep their identity: nothing on screen may move because something else was released. Remotes that
   * were released with a newer shell may need it, so a tab with an older one stays with what it has until it reloads.
   */
  function follow(released?: string): void {
    const before = current;
    const { shell, settings } = first;
    if (shell.version !== latest.shell.version) return;
    const names = new Set([...Object.keys(latest.remotes), ...held.keys()]);
    const remotes: Composition['remotes'] = {};
    for (const name of names) {
      const [live, used] = [latest.remotes[name], before.remotes[name]];
      const stays = used && ((held.has(name) && name !== released) || isSame(live, used));
      const remote = stays ? used : live;
      if (remote) remotes[name] = remote;
    }
    const id = isSame(remotes, latest.remotes) ? latest.id : before.id;
    current = { ...latest, shell, settings, remotes, id };
    if (isSame(current, before)) current = before;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function accept(next: Composition): void {
    if (next.sequence < latest.sequence || (next.sequence === latest.sequence && next.id === latest.id))
      return;
    latest = next;
    remember(next);
    follow();
    notify();
  }

  async function readAgain(): Promise<void> {
    const next = await read().catch(() => undefined);
    reading = undefined;
    if (next) accept(next);
  }

  function release(name: string): void {
    const count = (held.get(name) ?? 0) - 1;
    if (count > 0) held.set(name, count);
    else held.delete(name);
    take(name);
  }

  function take(name: string): void {
    // This runs at each change of page, and comparing the whole takes milliseconds.
    if (isSame(latest.remotes[name], current.remotes[name])) return;
    const before = current;
    follow(name);
    if (current !== before) notify();
  }

  return {
    current: () => current,
    latest: () => latest,
    seen: () => ({ ...current, remotes: releases }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh() {
      reading ??= readAgain();
      return reading;
    },
    accept,
    hold(name) {
      held.set(name, (held.get(name) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (isHeld) release(name);
        isHeld = false;
      };
    },
    take,
  };
}

/** Whether a newer shell than the running one is live: only a reload loads it. */
export function isShellOutdated({ current, latest }: Pick<CompositionStore, 'current' | 'latest'>): boolean {
  return current().shell.version !== latest().shell.version;
}

/** The page has fewer hashes of a version than a later reading; both have the hash that covers all of them. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, withoutHashes) === JSON.stringify(other, withoutHashes);
}

const withoutHashes = (key: string, value: unknown) => (key === 'integrity' ? undefined : value);
