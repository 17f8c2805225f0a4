import type { Unsubscribe } from '../adapter/map-adapter.ts';

/** Google calls this global, once, when it refuses the key; often after the map has been drawn. */
const hook = 'gm_authFailure';

type WithHook = Partial<Record<typeof hook, () => void>>;

const listeners = new Set<() => void>();
let failed = false;
let hooked = false;

/** Calls back when Google refuses the key, or has refused it already. Another bundle's hook is called too. */
export function onAuthFailure(listener: () => void): Unsubscribe {
  listen();
  if (failed) listener();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function listen(): void {
  if (hooked) return;
  hooked = true;
  const page = window as unknown as WithHook;
  const earlier = page[hook];
  page[hook] = () => {
    failed = true;
    earlier?.();
    for (const listener of [...listeners]) listener();
  };
}
