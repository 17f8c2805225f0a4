const silence = (event: Event) => event.preventDefault();

/** For what breaks on purpose: React logs it, and tells the window of what it drew a second time. */
export function silenceErrors(): void {
  jest.spyOn(console, 'error').mockReturnValue();
  window.addEventListener('error', silence);
}

afterEach(() => window.removeEventListener('error', silence));
