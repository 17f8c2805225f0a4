import type { ComposedRemote } from '@estela/contracts/release';
import { isSame, isShellOutdated } from '../composition/composition-store.ts';
import { fetchAhead } from '../prefetch.ts';
import type { ShellContext } from '../shell-context.ts';
import { keepPlace } from './keep-place.ts';
import { offerUpdate, type Question } from './questions.tsx';
import { holdsTypedText, isSafeMoment } from './safe-moment.ts';

export interface SwapTimes {
  /** Between two checks whether the moment is safe (ms). */
  look: number;
  /** How long the visitor is left alone before the page asks (ms). */
  timeout: number;
}

const defaults: SwapTimes = { look: 250, timeout: 120_000 };

/** Swaps in the newer version of a remote on screen at a safe moment. Returns a function that stops it. */
export function swapWhenSafe(shell: ShellContext, times: SwapTimes = defaults): () => void {
  const { composition, store, loader, report } = shell;
  /** Versions that could not be loaded: the working one stays. */
  const broken = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let question: Question | undefined;
  let isLoading = false;

  function waiting(): string | undefined {
    const [live, used] = [composition.latest().remotes, composition.current().remotes];
    return Object.keys(used).find(
      (name) => !isSame(live[name], used[name]) && !broken.has(`${name}@${live[name]?.version}`),
    );
  }

  async function load(name: string, next: ComposedRemote | undefined): Promise<boolean> {
    if (!next || next.disabled) return true;
    try {
      await loader.load(name, next);
      return true;
    } catch (error) {
      broken.add(`${name}@${next.version}`);
      report({ app: { name, version: next.version }, phase: 'load', error });
      return false;
    }
  }

  async function swap(name: string, area: HTMLElement, isSafe: () => boolean): Promise<void> {
    isLoading = true;
    const next = composition.latest().remotes[name];
    const isLoaded = await load(name, next);
    isLoading = false;
    // The visitor typed meanwhile, or yet another release is live.
    const isWanted = isLoaded && isSafe() && isSame(next, composition.latest().remotes[name]);
    if (isWanted) {
      keepPlace(area);
      composition.take(name);
    }
    look();
  }

  function look(): void {
    const name = waiting();
    if (name === undefined || isShellOutdated(composition)) {
      rest();
      return;
    }
    const area = document.querySelector<HTMLElement>(`[data-remote="${name}"]`);
    if (!area) {
      composition.take(name);
      return;
    }
    timer ??= setInterval(look, times.look);
    if (isLoading) return;
    const isSafe = () => isSafeMoment(area, store);
    question ??= offerUpdate(times.timeout, shell, {
      isPossible: () => !holdsTypedText(area),
      onYes: () => void swap(name, area, () => !holdsTypedText(area)),
    });
    question.update();
    if (isSafe()) void swap(name, area, isSafe);
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
    question?.end();
    question = undefined;
  }

  /** Fetches the files while waiting for a safe moment. */
  function onChange(): void {
    const name = waiting();
    const next = name === undefined ? undefined : composition.latest().remotes[name];
    if (name !== undefined && next && !isShellOutdated(composition))
      fetchAhead(name, next, shell.i18n, location.pathname);
    look();
  }

  const unsubscribe = composition.subscribe(onChange);
  onChange();
  return () => {
    unsubscribe();
    rest();
  };
}
