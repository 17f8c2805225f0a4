import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bin/workspace.mjs';
import { namesInTree } from './named-in-tree.mjs';
import { filesOf } from './source-files.mjs';

const asPath = /^[\w@.<>*-]+(?:\/[\w@.<>*-]+)*\/?$/;
const sourceName = /\.(?:tsx?|[cm]js|sql|md)$/;
/** camelCase, PascalCase of two parts, or any name that is called. */
const identifier = /(?<![\w.])(?:[a-z]+[A-Z]\w*|[A-Z][a-z\d]+[A-Z]\w*|[A-Za-z]\w*(?=\())(?!\w|\.\.\.)/g;
const madeByBuilds = /(?:^|\/)(?:dist|\.cache|\.estela)\//;
const comment = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--)[^\n]*/g;
const fileInComment = /[\w.@/-]+\.(?:tsx?|[cm]js|sql|md)\b/g;

/** `<name>` and `*` stand for one part of a path; a path may stop before a file's whole name, as `migrations/003`. */
function pathIsThere(span, folder, files) {
  const pattern = span
    .replace(/\/$/, '')
    .split(/<[^>]*>|\*/)
    .map(escaped)
    .join('[^/]*');
  const found = new RegExp(`^(?:${escaped(folder)}/)?${pattern}`);
  return files.some((file) => found.test(file));
}

/** Names of other tools' files, which no code of ours can have. */
const namesElsewhere = new Map([
  ['packageManager', 'a field of package.json that we leave out on purpose'],
  ['webpackChunkName', 'a comment that the bundler reads'],
  ['noUncheckedIndexedAccess', 'a setting of tsconfig/base.json'],
]);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A path counts as one of the repository where it begins in it or in the document's package. */
function pathFault(span, folder, { files, baseNames, imports }) {
  if (!asPath.test(span)) return false;
  if (span.startsWith('@estela/')) return !imports.includes(span);
  if (!span.includes('/')) return sourceName.test(span) && !baseNames.has(span);
  const start = `${span.split('/')[0]}/`;
  if (madeByBuilds.test(span)) return false;
  const begins = files.some((file) => file.startsWith(start) || file.startsWith(`${folder}/${start}`));
  return begins && !pathIsThere(span, folder, files);
}

/** Names in a span that no code of ours has. Decision records also speak of what libraries offer. */
function strangers(span, isRecord, { own, foreign }) {
  if (/^['"]/.test(span)) return [];
  const isKnown = (name) => own.has(name) || namesElsewhere.has(name) || (isRecord && foreign.has(name));
  return (span.match(identifier) ?? []).filter((name) => !isKnown(name));
}

const recordParts = ['Context', 'Decision', 'Consequences', 'When to look again'];

const titlesOf = (text, level) =>
  [...text.matchAll(new RegExp(`^${level} (.+)$`, 'gm'))].map(([, title]) => title);

/** A record decides one thing, or is a list of decisions on one subject, each under a title of its own. */
function recordFaults(text) {
  const decisions = /^### /m.test(text) ? text.split(/^(?=## )/m).slice(1) : [text];
  const hasParts = (decision) =>
    titlesOf(decision, decision === text ? '##' : '###').join() === recordParts.join();
  return [
    ...(decisions.every(hasParts) ? [] : [`its parts are not ${recordParts.join(', ')}`]),
    ...(decisions.some((decision) => decision.split('\n').length > 60)
      ? ['a decision has 60 lines at most']
      : []),
  ];
}

const isRecordFile = (file) => /\/decisions\/\d{3}-/.test(file);

/** The index names each record, or nobody finds it. */
function indexFaults(top, files) {
  const records = files.filter(isRecordFile);
  if (records.length === 0) return [];
  const folder = path.posix.dirname(records[0]);
  const index = readFileSync(path.join(top, folder, 'README.md'), 'utf8');
  return records
    .filter((file) => !index.includes(path.basename(file)))
    .map((file) => `${file}: the index does not name it`);
}

function documentFaults(file, text, tree) {
  const folder = /^packages\/[^/]+|^[^/]+(?=\/)/.exec(file)?.[0] ?? '.';
  const isRecord = isRecordFile(file);
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  const links = [...prose.matchAll(/\]\((?!\w+:)([^)#]+)/g)].map(([, target]) =>
    path.posix.join(path.posix.dirname(file), target),
  );
  return [
    ...(isRecord ? recordFaults(text) : []),
    ...spans.filter((span) => pathFault(span, folder, tree)).map((span) => `there is no ${span}`),
    ...spans.flatMap((span) => strangers(span, isRecord, tree)).map((name) => `no code of ours has ${name}`),
    ...links
      .filter((target) => !pathIsThere(target, '.', tree.files))
      .map((target) => `there is no ${target}`),
    ...[...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
      .filter(([, script]) => !tree.scripts.has(script))
      .map(([, script]) => `there is no npm script ${script}`),
  ];
}

/** Files that comments name and that are not there. */
function commentFaults(text, { baseNames }) {
  return (text.match(comment) ?? [])
    .flatMap((lines) => lines.match(fileInComment) ?? [])
    .filter((name) => !baseNames.has(path.basename(name)))
    .map((name) => `a comment names ${name}, which is not there`);
}

/** Paths, names and scripts that documents and comments speak of and that do not exist. */
export function documentProblems(top = root) {
  const files = filesOf(top);
  const tree = namesInTree(top, files);
  const faultsOf = (file) => {
    const text = readFileSync(path.join(top, file), 'utf8');
    if (file.endsWith('.md')) return documentFaults(file, text, tree);
    // A migration is never changed: it names files as they were then.
    if (/\/migrations\/.*\.sql$/.test(file)) return [];
    return /\.(?:[cm]?[jt]sx?|sql|css)$/.test(file) ? commentFaults(text, tree) : [];
  };
  return [
    ...files.flatMap((file) => faultsOf(file).map((fault) => `${file}: ${fault}`)),
    ...indexFaults(top, files),
  ];
}
