/** Milliseconds after which a page counts as painted: one that nobody sees is not. */
const longest = 200;

/** Resolves once the browser has painted what stands in the page now. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
