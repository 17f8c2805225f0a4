import { exportsOf, type PublicName, type Read } from './exports-of.ts';

/** The packages whose entry points remotes import. */
const packages = ['runtime', 'kit', 'ui', 'api', 'maps'] as const;

interface Call {
  method: string;
  path: string;
  summary: string;
}

interface NamedCalls {
  calls: Record<string, Call>;
  /** Calls under a second name, by area: `{ endpoint: call }`. */
  borrowed: Record<string, Record<string, string>>;
}

const hook = /^use(?:Lazy)?(\w+?)(?:Infinite)?(?:Query|Mutation)$/;

/** The call that a generated hook makes, or undefined where a hook is of our own. */
function callOf(name: string, { calls, borrowed }: NamedCalls): Call | undefined {
  const endpoint = hook.exec(name)?.[1]?.replace(/^./, (letter) => letter.toLowerCase());
  if (endpoint === undefined) return undefined;
  const second = Object.values(borrowed).find((names) => endpoint in names)?.[endpoint];
  return calls[second ?? endpoint];
}

/** The first sentence of a comment, on one line. */
export function firstSentence(comment: string): string {
  const text = comment
    .replace(/^\s*\*/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.?!](?=\s+[^a-z]|$)/.exec(text)?.[0] ?? text;
}

function sentenceOf({ name, comment, foreign }: PublicName, names: readonly string[], named: NamedCalls) {
  if (comment !== undefined) return firstSentence(comment);
  if (foreign !== undefined) return `Of \`${foreign}\`.`;
  const call = callOf(name, named);
  if (call) return `\`${call.method} ${call.path}\`: ${call.summary}.`;
  const component = name.replace(/Props$/, '');
  return component !== name && names.includes(component) ? `What \`${component}\` takes.` : undefined;
}

const entryPoints = (exported: Record<string, string>) =>
  Object.entries(exported).filter(([, file]) => file.endsWith('.ts'));

/** The page of all public names, and those of which nobody has said what they are. */
export function publicNamesPage(read: Read, named: NamedCalls): { page: string; faults: string[] } {
  const faults: string[] = [];
  const sections = packages.flatMap((folder) => {
    const manifest = JSON.parse(read(`packages/${folder}/package.json`));
    return entryPoints(manifest.exports).flatMap(([key, file]) => {
      const entries = exportsOf(read, `packages/${folder}/${file.slice(2)}`);
      const names = entries.map(({ name }) => name);
      const lines = entries
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((entry) => {
          const sentence = sentenceOf(entry, names, named);
          if (sentence === undefined) faults.push(`${entry.file}: nothing says what ${entry.name} is`);
          return `- \`${entry.name}\`: ${sentence}`;
        });
      return ['', `## ${manifest.name}${key.slice(1)}`, '', ...lines];
    });
  });
  const page = [
    '# Public names',
    '',
    '<!-- Made from the comments above exports by packages/config/bin/public-names.mjs. -->',
    '',
    'What remotes may import, by entry point: the first sentence of the comment above each export. Hooks of generated',
    'endpoints have the call that they make, with its summary. A name that is not here is no remote’s to import.',
    ...sections,
    '',
  ].join('\n');
  return { page, faults };
}
