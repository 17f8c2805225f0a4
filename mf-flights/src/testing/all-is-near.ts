const real = globalThis.IntersectionObserver;

afterEach(() => {
  globalThis.IntersectionObserver = real;
});

/** Everything is near the screen, until the test ends: jsdom has no layout. */
export function allIsNear(): void {
  globalThis.IntersectionObserver = class {
    readonly #notify: IntersectionObserverCallback;

    constructor(notify: IntersectionObserverCallback) {
      this.#notify = notify;
    }

    observe(target: Element) {
      this.#notify([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never);
    }

    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
