/** Built into a remote, by `planted-source.ts`. */
export const builtFaults = [
  'throws at load',
  'throws in render',
  'throws in update',
  'throws in unmount',
  'endless mount',
  'second React',
  'leak of 50 MB a mount',
] as const;

/** Between the browser and the files of a remote. */
export const frontFaults = [
  '404',
  '503 JSON',
  'HTML with 200',
  'hang',
  'cut body',
  'wrong hash',
  'slow style sheet',
] as const;

/** What the product itself depends on. */
export const faultsBehind = ['API down', 'API slow', 'database gone', 'storage gone', 'mail gone'] as const;

export type BuiltFault = (typeof builtFaults)[number];
export type FrontFault = (typeof frontFaults)[number];
export type FaultBehind = (typeof faultsBehind)[number];
export type FaultName = BuiltFault | FrontFault | FaultBehind;

export const allFaults: readonly FaultName[] = [...builtFaults, ...frontFaults, ...faultsBehind];

/** A cell of the table, and the title of its test. */
export const titleOf = (app: string, fault: FaultName) => `${app}: ${fault}`;

/** The local storage of a browser in which a planted fault is played holds the title of its cell under this name. */
export const plantedKey = 'planted fault';

const withCard =
  'a card with its version and a retry that brings the page once the fault is gone; the shell and the other remotes stay usable, reports blame that version alone';
const withMessage =
  "each page says so itself; the retry of the remote's own brings the data; no app is reported to have failed";

/** What makes a cell ok; with none of them an error on the page that nobody owns. */
export const judged: Record<FaultName, string> = {
  'throws at load': withCard,
  'throws in render': withCard,
  'throws in update': `by a click on its page: ${withCard}`,
  'throws in unmount':
    'nothing in the way of the next page, and it comes back as before, so no card; reports blame that version alone',
  'endless mount': withCard,
  'second React': `hooks of a React of its own: ${withCard}`,
  'leak of 50 MB a mount':
    'six mounts; nothing fails, so no card and no report: the shell holds no tree that has ended, all stays usable',
  '404': withCard,
  '503 JSON': withCard,
  'HTML with 200': withCard,
  hang: withCard,
  'cut body': withCard,
  'wrong hash': withCard,
  'slow style sheet': `one that never comes: ${withCard}`,
  'API down': withMessage,
  'API slow':
    'each answer 10 s late: pages can be left meanwhile, and are complete in the end; nothing failed',
  'database gone': withMessage,
  'storage gone':
    'a picture that is sent is refused with its reason, and taken when sent again; mf-social, which takes none: a poster in its feed',
  'mail gone':
    'no remote sends mails: its page and what is written there do not notice; the shell answers who asks for a mail, and sends it when asked again',
};
