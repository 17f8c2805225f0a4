import { storageKeys } from '@estela/contracts/values';

/** Which form of whom. Another pilot on this device has drafts of their own. */
export interface DraftPlace {
  owner: string;
  /** Of a form that changes something, with its id: `spot.<id>`. */
  form: string;
  /** What the form began with: when it was last saved. Over anything newer a draft is not offered. */
  version: string;
}

export interface KeptDraft {
  /** Milliseconds since 1970. */
  keptAt: number;
  values: Record<string, unknown>;
}

const prefix = storageKeys.drafts;

/** Milliseconds; whoever comes back later has forgotten what it was about. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

const keyOf = ({ owner, form }: DraftPlace) => `${prefix}${owner}.${form}`;

/** What was typed there and never saved. Drafts that are too old go, whosever they are. */
export function readDraft(place: DraftPlace): KeptDraft | undefined {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) dropOld(key);
    const draft = parse(localStorage.getItem(keyOf(place)));
    return draft?.version === place.version ? draft : undefined;
  } catch {
    // Storage that is closed keeps nobody from writing.
    return undefined;
  }
}

/** Files are not kept: they do not fit. */
export function keepDraft(place: DraftPlace, values: object): void {
  const kept = Object.entries(values).filter(([, value]) => !(value instanceof Blob));
  const draft = { version: place.version, keptAt: Date.now(), values: Object.fromEntries(kept) };
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // Full or closed: then it lives as long as the page.
  }
}

/** Forgets the draft of a place; does nothing where there is none or storage is closed. */
export function dropDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // As above.
  }
}

function dropOld(key: string): void {
  const draft = parse(localStorage.getItem(key));
  if (!draft || Date.now() - draft.keptAt > lifetime) localStorage.removeItem(key);
}

function parse(text: string | null): (KeptDraft & { version: string }) | undefined {
  try {
    const draft = JSON.parse(text ?? 'null');
    const isWhole = typeof draft?.keptAt === 'number' && typeof draft.values === 'object' && draft.values;
    return isWhole ? draft : undefined;
  } catch {
    return undefined;
  }
}
