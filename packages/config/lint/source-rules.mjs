import path from 'node:path';
import { register } from 'tsx/esm/api';
import { workspacePackages } from '../bin/workspace.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

const bannedNames = new Set(['utils', 'helpers', 'misc', 'common', 'types']);
const isCode = (file) => /\.[cm]?tsx?$/.test(file);
const isTest = (file) => /\.(?:test|spec)\.tsx?$/.test(file);
const isDrawn = (file) => /^(?:shell|mf-[^/]+|packages\/(?:ui|maps|runtime|kit))\/src\/.*\.tsx$/.test(file);

/** A suppression must give its reason in the same line. */
const bareSuppression = /@ts-expect-error\s*(?:\*\/|$)|@ts-nocheck|eslint-disable|istanbul ignore/m;
/** Words in an attribute that a visitor reads or hears. */
const spokenAttribute = /\s(?:aria-label|title|alt|placeholder|label)="[^"]*\p{L}{2,}[^"]*"/u;
const reexport = /^(?:export\s[^;]*from\s[^;]*;|export type\s[^;]*from\s[^;]*;|\/\/.*|\/\*[\s\S]*?\*\/|\s)*$/;

/** Names that nobody but us understood, and that gave way to plain ones; the field's own words say the same. */
const privateNames =
  /\b(?:askPatiently|changeOverAnswersUnderWay|changeSaid|hearChanges|holdProofs?|inWeighedSlices|isNotBare|keep(?:Deleted|Job|Membership|Mentions|Verdict)|standIns|takeBack|tell[A-Z]\w*|teller|thingMeta|told[A-Z]\w*|unsaid|untold|vouchFor|Bringing|Sought|Talk)\b|^\s*(?:\/\/|\/?\*).*\banew\b/m;
const isRuleOfNames = (file) => file === 'packages/config/lint/source-rules.mjs';

/** Rules on a file's name or text that the other tools do not have. */
const rules = [
  {
    name: 'name the file after what it does',
    breaks: (file) => bannedNames.has(path.basename(file).split('.')[0]) && !file.includes('/locales/'),
  },
  {
    name: 'a suppression needs its reason in the same line',
    breaks: (file, text) => isCode(file) && bareSuppression.test(text),
  },
  {
    name: 'text that a visitor reads or hears belongs into the catalogues',
    breaks: (file, text) => isDrawn(file) && !isTest(file) && spokenAttribute.test(text),
  },
  {
    name: 'a plain name, as another developer would say it (packages/docs/house-style.md)',
    breaks: (file, text) => isCode(file) && !isRuleOfNames(file) && privateNames.test(text),
  },
  {
    name: 'index.ts is an entry point: it only re-exports',
    breaks: (file, text) => /\/index\.tsx?$/.test(file) && isBrowserPackage(file) && !reexport.test(text),
  },
];

function isBrowserPackage(file) {
  return /^packages\/(?:contracts|i18n|ui|maps|runtime|kit|testing)\//.test(file);
}

/** Refuses the address of a page that does not come from `paths`. */
async function addressRule() {
  const unregister = register();
  const { writtenAddresses } = await import('./page-addresses.ts');
  await unregister();
  const routes = workspacePackages().flatMap(({ manifest }) => manifest.estela?.routes ?? []);
  const pages = routes.map((route) => route.path);
  return {
    name: 'the address of a page comes from @estela/contracts/paths',
    breaks: (file, text) => writtenAddresses(file, text, pages).length > 0,
  };
}

export async function sourceProblems() {
  const files = sourceFiles('.ts', '.tsx', '.mts', '.cts', '.mjs', '.cjs');
  const all = [...rules, await addressRule()];
  return files.flatMap((file) => {
    const text = readSource(file);
    return all.filter(({ breaks }) => breaks(file, text)).map(({ name }) => `${file}: ${name}`);
  });
}
