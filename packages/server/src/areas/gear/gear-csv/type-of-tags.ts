import { readChoice } from '../../../csv/cell-values.ts';

/** Homebox has tags in place of types: the first that names one, if any does. */
export function typeOfTags(
  cell: string,
  names: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  for (const tag of cell.split(';')) {
    const type = readChoice(tag, names);
    if (Object.hasOwn(names, type)) return type;
  }
  return undefined;
}
