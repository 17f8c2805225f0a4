import { storageKeys } from '@estela/contracts/values';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePilotId } from '../use-pilot-id.ts';
import type { ThreadCalls } from './thread-calls.ts';

const prefix = storageKeys.drafts;

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, text);
  } catch {
    // Full or forbidden: then it lives as long as the page.
  }
}

/** Names what this pilot has begun to write on a thing. */
export function useDraftKey(kind: ThreadCalls['kind'], id: string): string {
  return `${usePilotId()}.${kind}.${id}`;
}

/**
 * A text that is still there after leaving the page, until it is sent: of this tab alone. Another key, as of a pilot who
 * signs in while the page is open, has a text of its own.
 */
export function useDraft(key: string, start: string) {
  const [shown, setShown] = useState(() => ({ key, text: read(key) ?? start }));
  const { text } = shown.key === key ? shown : { text: read(key) ?? start };
  const latest = useRef({ key, text });
  useLayoutEffect(() => {
    latest.current = { key, text };
  });
  function change(typed: string) {
    latest.current = { key, text: typed };
    setShown({ key, text: typed });
    store(key, typed === start ? undefined : typed);
  }
  return {
    text,
    change,
    clear: () => change(start),
    /** Of what was sent nothing stays; whatever was typed meanwhile does. Tells whether there is any. */
    settle(sent: string): boolean {
      const { key: ofWhat, text: typed } = latest.current;
      // The box is another's by now.
      if (ofWhat !== key) {
        store(key, undefined);
        return false;
      }
      const more = typed.startsWith(sent) ? typed.slice(sent.length).trim() : typed;
      change(more || start);
      return more !== '';
    },
  };
}
