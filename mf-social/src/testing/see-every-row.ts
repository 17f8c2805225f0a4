/** Has every row of a feed near the screen, as far as it goes: jsdom has no layout. */
export function seeEveryRow(): void {
  globalThis.IntersectionObserver = class {
    readonly #tell: IntersectionObserverCallback;

    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }

    observe(target: Element) {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
      if (target.matches('[role="feed"] > article')) this.#tell([entry], this as never);
    }

    unobserve() {}

    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
