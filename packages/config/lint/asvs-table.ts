import path from 'node:path';

export const folder = 'packages/docs/security';

/** How a requirement is settled: one of the last five. A proof is a file and words that it has. */
export interface Requirement {
  id: string;
  level: number;
  subject: string;
  test?: [file: string, title: string];
  document?: [file: string, words: string];
  /** What a deployment has to see to. */
  deployment?: string;
  /** Why it does not apply. */
  none?: string;
  missing?: string;
}

const states = {
  test: 'met',
  document: 'met',
  deployment: 'by deployment',
  none: 'not applicable',
  missing: 'not met',
} as const;
type Kind = keyof typeof states;

const chapters: Record<number, string> = {
  1: 'Encoding and sanitisation',
  2: 'Validation and business logic',
  3: 'Web frontend',
  4: 'API and web service',
  5: 'Files',
  6: 'Authentication',
  7: 'Sessions',
  8: 'Authorisation',
  9: 'Self-contained tokens',
  10: 'OAuth and OIDC',
  11: 'Cryptography',
  12: 'Communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Coding and architecture',
  16: 'Logging and errors',
  17: 'WebRTC',
};

const kindsOf = (entry: Requirement) => (Object.keys(states) as Kind[]).filter((kind) => kind in entry);

const stateOf = (entry: Requirement) => kindsOf(entry).map((kind) => states[kind])[0] ?? '';

const linkTo = (file: string) => `[${path.basename(file)}](${path.posix.relative(folder, file)})`;

function basisOf({ test, document, deployment, none, missing }: Requirement): string {
  const proof = test ?? document;
  return proof ? `${linkTo(proof[0])}: ${proof[1]}` : (deployment ?? none ?? missing ?? '');
}

/** The whole page, from the data. */
export function renderTable(requirements: readonly Requirement[]): string {
  const counts = [...new Set(Object.values(states))].map(
    (state) => `${requirements.filter((entry) => stateOf(entry) === state).length} ${state}`,
  );
  const rows = Object.entries(chapters).flatMap(([number, title]) => [
    '',
    `## ${number}. ${title}`,
    '',
    '| Id | Level | Subject | State | By |',
    '| --- | --- | --- | --- | --- |',
    ...requirements
      .filter(({ id }) => id.split('.')[0] === number)
      .map(
        (entry) =>
          `| ${[entry.id, entry.level, entry.subject, stateOf(entry), basisOf(entry)].join(' | ')} |`,
      ),
  ]);
  return [
    '# ASVS 5.0, levels 1 and 2',
    '',
    '<!-- Made from asvs.json by packages/config/bin/asvs.mjs. -->',
    '',
    `${requirements.length} requirements of OWASP’s standard, in our words: ${counts.join(', ')}.`,
    'A test or document that is named here exists: lint looks.',
    ...rows,
    '',
  ].join('\n');
}

/** Proofs that are not there. `read` gives the text of a file, or nothing where there is none. */
export function requirementFaults(
  requirements: readonly Requirement[],
  read: (file: string) => string | undefined,
): string[] {
  const ids = requirements.map(({ id }) => id);
  return requirements.flatMap((entry, index) => {
    const fault = ids.indexOf(entry.id) === index ? faultOf(entry, read) : 'is there twice';
    return fault ? [`${entry.id} ${fault}`] : [];
  });
}

function faultOf(entry: Requirement, read: (file: string) => string | undefined): string | undefined {
  if (kindsOf(entry).length !== 1) return `must have one of ${Object.keys(states).join(', ')}`;
  const proof = entry.test ?? entry.document;
  if (!proof) return undefined;
  const [file, words] = proof;
  const text = read(file);
  if (text === undefined) return `names ${file}, which is not there`;
  return text.includes(words) ? undefined : `names “${words}”, which ${file} does not have`;
}
