/** The fields of `input` that differ from `before`, compared by content: another device may have changed the rest. */
export function changesOf<Input extends object>(input: Input, before: Input): Partial<Input> {
  const changed = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Input]),
  );
  return Object.fromEntries(changed) as Partial<Input>;
}
