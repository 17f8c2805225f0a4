type Open = (words: string) => void;

let open: Open | undefined;

/** Opens the search of the top bar with these words in it. */
export function openSearch(words: string): void {
  open?.(words);
}

/** Says how the search is opened, as long as the bar is there. Returns how to take that back. */
export function offerSearch(how: Open): () => void {
  open = how;
  return () => {
    open = undefined;
  };
}
