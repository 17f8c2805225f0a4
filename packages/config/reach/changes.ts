import type { Read } from './apps.ts';
import { type ChangedTexts, changedTexts, usersOf } from './changed-texts.ts';
import type { Graph } from './import-graph.ts';

/** A file that differs from a version; it has no text there if it is new, and none now if it is gone. */
export interface ChangedFile {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

export interface Changes {
  /** Sources from which the reach is followed. */
  sources: Set<string>;
  /** All files, or the folders that were named. */
  files: string[];
  hasDocuments: boolean;
  /** What changed texts said, and what they say. */
  texts: string[];
  /** Nothing but texts of remotes and documents has changed. */
  isWords: boolean;
  /** Keys came or went, or code has changed: the compiler may see a difference. */
  touchesTypes: boolean;
  /** Whole folders were named: no single file is asked what it leads to. */
  isWhole: boolean;
  /** The file, or files, for which everything must run. */
  unknown: string[];
}

const isDocument = (file: string) => file.endsWith('.md');
/** Of the tools that judge every package, or that set up every test. */
const ofEverything = /^packages\/(?:config|testing)\//;
const remoteCatalogue = /^(mf-[^/]+)\/src\/locales\/(?:(\w[\w-]*)\.)?(?:es|en)\.json$/;

const none = (): Changes => ({
  sources: new Set(),
  files: [],
  hasDocuments: false,
  texts: [],
  isWords: true,
  touchesTypes: false,
  isWhole: false,
  unknown: [],
});

/** Everything in these folders, as if each file had changed. */
export function changesOfFolders(folders: readonly string[], graph: Graph): Changes {
  const inFolders = [...graph.keys()].filter((file) =>
    folders.some((folder) => file.startsWith(`${folder}/`)),
  );
  return {
    ...none(),
    files: [...folders],
    sources: new Set(inFolders),
    isWords: false,
    touchesTypes: true,
    isWhole: true,
    unknown: folders.filter((folder) => ofEverything.test(`${folder}/`)),
  };
}

export function changesOf(
  files: readonly ChangedFile[],
  graph: Graph,
  namespaces: ReadonlyMap<string, string>,
  read: Read,
): Changes {
  const changes = none();
  for (const changed of files) {
    const { file } = changed;
    changes.files.push(file);
    const remote = remoteCatalogue.exec(file);
    const texts = remote && textsOf(changed);
    if (isDocument(file)) changes.hasDocuments = true;
    else if (remote && texts)
      addTexts(changes, file, remote[2] ?? namespaces.get(remote[1] ?? '') ?? '', texts, graph, read);
    else {
      changes.isWords = false;
      changes.touchesTypes = true;
      if (ofEverything.test(file) || file.endsWith('/package.json')) changes.unknown.push(file);
      else addSource(changes, changed, graph);
    }
  }
  return changes;
}

/** What is gone left traces in those that used it, which cannot be asked any more: its whole package stands for it. */
function addSource(changes: Changes, { file, after }: ChangedFile, graph: Graph): void {
  const folder = /^(?:packages\/)?[^/]+\/src\//.exec(file)?.[0];
  const stands = [...graph.keys()].filter((other) =>
    after === undefined ? folder !== undefined && other.startsWith(folder) : other === file,
  );
  for (const source of stands) changes.sources.add(source);
  if (stands.length === 0) changes.unknown.push(file);
}

function addTexts(
  changes: Changes,
  file: string,
  namespace: string,
  { keys, texts, isSameKeys }: ChangedTexts,
  graph: Graph,
  read: Read,
): void {
  const app = file.split('/')[0];
  const sources = [...graph.keys()].filter(
    (one) => one.startsWith(`${app}/src/`) && /\.tsx?$/.test(one) && !/\.test\.tsx?$/.test(one),
  );
  for (const key of keys) {
    const users = usersOf(key, namespace, sources, read);
    for (const user of users.length > 0 ? users : [file]) changes.sources.add(user);
  }
  changes.texts.push(...texts);
  if (!isSameKeys) changes.touchesTypes = true;
}

function textsOf({ before, after }: ChangedFile): ChangedTexts | undefined {
  if (before === undefined || after === undefined) return undefined;
  try {
    return changedTexts(JSON.parse(before), JSON.parse(after));
  } catch {
    return undefined;
  }
}
