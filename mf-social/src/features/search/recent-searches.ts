const most = 6;
const prefix = 'recentSearches:';

/** What was searched for on this device, the latest first; each account has its own, and guests have one. */
export function readRecent(owner: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + owner) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    // Storage that is closed or holds something else keeps nobody from searching.
    return [];
  }
}

export function keepRecent(owner: string, words: string): void {
  const others = readRecent(owner).filter((one) => one.toLowerCase() !== words.toLowerCase());
  write(owner, [words, ...others].slice(0, most));
}

export function clearRecent(owner: string): void {
  write(owner, []);
}

function write(owner: string, words: string[]): void {
  try {
    localStorage.setItem(prefix + owner, JSON.stringify(words));
  } catch {
    // As above.
  }
}
