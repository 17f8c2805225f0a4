import { useRef, useState } from 'react';

const prefix = 'estela.draft.';

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, text);
  } catch {
    // Full or forbidden: then it lives as long as the page.
  }
}

/** A text that is still there after leaving the page, until it is sent. Of this tab alone, so no other pilot reads it. */
export function useDraft(key: string, start: string) {
  const [text, setText] = useState(() => read(key) ?? start);
  const latest = useRef(text);
  function change(typed: string) {
    latest.current = typed;
    setText(typed);
    keep(key, typed === start ? undefined : typed);
  }
  return {
    text,
    change,
    clear: () => change(start),
    /** Of what was sent nothing stays; whatever was typed meanwhile does. Tells whether there is any. */
    settle(sent: string): boolean {
      const more = latest.current.startsWith(sent)
        ? latest.current.slice(sent.length).trim()
        : latest.current;
      change(more || start);
      return more !== '';
    },
  };
}
