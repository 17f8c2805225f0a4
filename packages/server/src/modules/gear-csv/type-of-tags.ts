import { readChoice } from '../../csv/cell-values.ts';

/** Homebox has tags in place of types: the first that names one, if any does. */
export function typeOfTags(
  cell: string,
  names: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  return cell
    .split(';')
    .map((tag) => readChoice(tag, names))
    .find((type) => Object.hasOwn(names, type));
}
