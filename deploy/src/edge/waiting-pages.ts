import type { RouteDeclaration } from '@estela/contracts/platform';
import {
  type Composition,
  frameFile,
  framePlace,
  type Release,
  stylesMark,
  type WaitingVisitor,
  waitingFile,
  waitingScript,
  waitingVisitors,
} from '@estela/contracts/release';
import { type Language, languages } from '@estela/contracts/values';
import { withMenus } from './menus.ts';
import { keyOf, type PrerenderedPage, type ReadFile, withScript } from './prerendered-page.ts';

/** HTML that a build drew, and the mark of the shared classes that it was drawn with. */
interface Drawn {
  html: string;
  styles: string | undefined;
}

interface Frames {
  composition: Composition;
  language: Language;
  frames: [WaitingVisitor, Drawn][];
}

/**
 * Pages of remotes as they look until their first calls are answered, in the shell's frame for guests and for pilots. A
 * page that was drawn with other classes than the live shell has is left out: it would be shown in a wrong shape.
 */
export async function readWaitingPages(
  composition: Composition,
  shell: Release,
  remotes: Record<string, Release>,
  read: ReadFile,
): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>();
  if (!hasFile(shell, waitingScript)) return pages;
  const script = await read(shell, waitingScript);
  for (const language of languages) {
    const frames = await readFrames(shell, language, read);
    for (const remote of Object.values(remotes))
      for (const route of remote.manifest.routes) {
        const html = await templatesOf({ composition, language, frames }, remote, route, read);
        if (html) pages.set(keyOf(remote.app, route.chunk, language), withScript(html, script));
      }
  }
  return pages;
}

function readFrames(shell: Release, language: Language, read: ReadFile): Promise<Frames['frames']> {
  return Promise.all(
    waitingVisitors.map(async (visitor) => [visitor, drawn(await read(shell, frameFile(visitor, language)))]),
  );
}

/** One template for each kind of visitor; empty where the route has no waiting page. */
async function templatesOf(
  { composition, language, frames }: Frames,
  remote: Release,
  { chunk, path, layout = 'default' }: RouteDeclaration,
  read: ReadFile,
): Promise<string> {
  let html = '';
  // What bleeds has the same bars around it.
  for (const [visitor, frame] of layout === 'plain' ? [] : frames) {
    const file = waitingFile(chunk, visitor, language);
    if (!hasFile(remote, file)) continue;
    const page = drawn(await read(remote, file));
    if (page.styles !== frame.styles) continue;
    const whole = frame.html.replace(framePlace, () => page.html);
    const filled = withMenus(whole, { composition, language, visitor, path });
    html += `<template data-waiting="${visitor}">${filled}</template>`;
  }
  return html;
}

function drawn(file: string): Drawn {
  const [mark = '', styles] = stylesMark.exec(file) ?? [];
  return { html: file.slice(mark.length), styles };
}

function hasFile({ files }: Release, name: string): boolean {
  return files.some(({ path }) => path === name);
}
