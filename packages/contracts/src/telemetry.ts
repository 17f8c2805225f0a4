/** Reports of failures from browsers: what `POST /telemetry` takes. Nothing in them says whose browser it was. */

export const telemetryPath = '/telemetry';

export const telemetryLimits = {
  /** Bytes of a batch. */
  bytes: 16_384,
  failures: 10,
  /** Characters of a message, and of what a visitor adds. */
  message: 200,
  note: 200,
  frames: 8,
  /** How often one failure may count in a batch. */
  count: 1000,
};

/** `script`: thrown outside of a remote's life. `problem`: a visitor's own report. */
export const reportedPhases = ['load', 'mount', 'render', 'update', 'unmount', 'script', 'problem'] as const;

export interface FailureReport {
  app: string;
  version: string;
  /** Id of the composition on the page. */
  composition: string;
  phase: (typeof reportedPhases)[number];
  /** The error's class. */
  name: string;
  message: string;
  /** Places in our own files, innermost first: `/remotes/mf-gear/files/x.js:1:234`. */
  frames: string[];
  /** The declared path of the page, `/drones/:id`: never the address. */
  route: string;
  count: number;
  /** The first failure of this version in this tab: for counting visits without knowing visitors. */
  isFirst: boolean;
  /** In the visitor's words. */
  note?: string;
}

/** What must never leave a browser, or be stored: each is replaced by what it was. */
const personal: [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '<email>'],
  [/(?<=\S)[?#][^\s'")]*/g, ''],
  [/"[^"]*"?/g, '<text>'],
  [/[+-]?\d{1,3}[.,]\d{3,}/g, '<place>'],
  [/\b(?=[\w-]*\d)[\w-]{16,}\b/g, '<id>'],
  [/[\w+/=-]{32,}/g, '<token>'],
  [/\+?\d[\d\s-]{4,}\d/g, '<number>'],
];

/** A message without e-mail addresses, queries, quoted text, coordinates, ids, tokens and long numbers. */
export function withoutPersonalData(text: string, limit: number): string {
  const start = text.slice(0, 2000).replace(/(?<!\w)([`'])([^`']*)(\1|$)/g, quoted);
  const clean = personal.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), start);
  // Control characters would be run by the terminal in which operators read it.
  return clean
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, limit)
    .trim();
}

/** Quoted text may be what someone typed; a single name, as in `reading 'title'`, is the code's. */
function quoted(whole: string, mark: string, inside: string, end: string): string {
  return end === mark && /^[\w.$/-]{1,40}$/.test(inside) ? whole : '<text>';
}
