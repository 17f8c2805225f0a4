/** Reports matching elements as near the screen, as jsdom has no layout. */
export function seeNear(selector: string): void {
  globalThis.IntersectionObserver = class {
    readonly #notify: IntersectionObserverCallback;

    constructor(notify: IntersectionObserverCallback) {
      this.#notify = notify;
    }

    observe(target: Element) {
      const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
      if (target.matches(selector)) this.#notify([entry], this as never);
    }

    unobserve() {}

    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}
