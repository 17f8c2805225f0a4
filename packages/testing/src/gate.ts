/** Holds an answer back: `await gate.opened` in the handler, `gate.open()` in the test once it has seen what it wanted. */
export function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
