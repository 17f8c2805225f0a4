/** Has what matches stand near the screen: jsdom has no layout. */
export function seeNear(selector: string): void {
  globalThis.IntersectionObserver = class {
    readonly #tell: IntersectionObserverCallback;

    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }

    observe(target: Element) {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
      if (target.matches(selector)) this.#tell([entry], this as never);
    }

    unobserve() {}

    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
