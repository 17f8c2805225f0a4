import type { ComposedRemote } from '@estela/contracts/release';
import { withDeadline } from './deadline.ts';
import { entryScript } from './entry-script.ts';

/** What a remote's entry leaves under its global name. */
export interface Container {
  init: (shares: unknown, initScope: unknown[]) => unknown;
  /** Of `./lifecycles`: its files are loaded, and run when the module is made. */
  get: (path: string) => Promise<() => unknown>;
}

/** The modules that this shell shares, from the bundler. */
declare const __webpack_share_scopes__: { default: unknown };

/** Global name of a remote's container, as in the bundler preset. */
export function containerOf(name: string): string {
  return name.replaceAll('-', '_');
}

/** Runs a remote's entry, again if need be, and gives its container what the shell shares. */
export async function loadContainer(name: string, remote: ComposedRemote): Promise<Container> {
  const key = containerOf(name);
  Reflect.set(globalThis, key, undefined);
  const { script, timeout } = entryScript(name, remote);
  try {
    await withDeadline(run(script), timeout, `Loading ${script.src}`);
  } finally {
    script.remove();
  }
  const container: Container | undefined = Reflect.get(globalThis, key);
  if (!container) throw new Error(`${script.src} brought no ${key}`);
  await container.init(__webpack_share_scopes__.default, []);
  return container;
}

function run(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${script.src} could not be loaded`));
    document.head.append(script);
  });
}
