import { rewriteBuild } from '../fixtures/changed-build.ts';

/** What a script says of a shared module of ours to the federation runtime: a version that it has, a range that it takes. */
const declaration = /\{[^{}]*"@estela\/[^{}]*\}/g;
const version = /"(\^?)(\d+)\.(\d+)\.\d+"/g;

/** The shell of this checkout as if every shared package had one more minor version, which it asks for; its folder. */
export function raiseShell(): string {
  return rewriteBuild('shell', 'main', (text) =>
    text.replace(declaration, (found) =>
      found.replace(version, (_, caret, major, minor) => `"${caret}${major}.${Number(minor) + 1}.0"`),
    ),
  );
}
