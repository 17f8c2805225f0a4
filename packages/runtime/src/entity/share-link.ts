/** The whole address of a page of the product, as others open it. */
export function linkTo(path: string): string {
  return new URL(path, window.location.origin).href;
}
