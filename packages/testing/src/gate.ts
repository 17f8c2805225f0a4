/** Delays a response: `await gate.opened` in the handler, `gate.open()` in the test. */
export function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
