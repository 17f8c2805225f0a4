let stop: (() => void) | undefined;

/** For what breaks on purpose: React logs it, and tells the window of what it drew a second time. */
export function silenceErrors(): void {
  const silence = (event: Event) => event.preventDefault();
  jest.spyOn(console, 'error').mockReturnValue();
  window.addEventListener('error', silence);
  stop = () => window.removeEventListener('error', silence);
}

afterEach(() => {
  // Once for each listener: the environment counts them, and reports errors while it counts none.
  stop?.();
  stop = undefined;
});
