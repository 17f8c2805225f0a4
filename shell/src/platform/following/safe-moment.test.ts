import { createStore } from '@estela/api';
import { holdsTypedText, isSafeMoment } from './safe-moment.ts';

const idle = createStore();

function area(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main><aside></aside>`;
  return document.querySelector('main') as HTMLElement;
}

test.each([
  ['a list', '<ul><li><a href="/x">x</a></li></ul>', true],
  ['an empty form', '<form><input><textarea></textarea><input type="checkbox" checked></form>', true],
  ['a text in a large field', '<textarea>Un bando</textarea>', false],
  ['a text in an editor', '<div contenteditable="true">Un bando</div>', false],
  ['a video that was started at its host', '<iframe title="video"></iframe>', false],
  ['a video that nobody has started', '<video></video>', true],
])('%s may be replaced: %#', (_what, html, expected) => {
  expect(isSafeMoment(area(html), idle)).toBe(expected);
});

test('a field blocks it while the visitor types in it', () => {
  const main = area('<input value="Avi"><input type="checkbox" checked>');
  const [field, box] = main.querySelectorAll('input');
  expect(holdsTypedText(main)).toBe(false);
  field?.focus();
  expect(holdsTypedText(main)).toBe(true);
  box?.focus();
  expect(holdsTypedText(main)).toBe(false);
});

test('an open dialog or menu blocks it, wherever it is', () => {
  const main = area('<p>text</p>');
  for (const role of ['dialog', 'alertdialog', 'menu', 'listbox']) {
    document.querySelector('aside')?.setAttribute('role', role);
    expect(isSafeMoment(main, idle)).toBe(false);
  }
});

test('a playing video blocks it', () => {
  const main = area('<video></video>');
  const video = main.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(video, 'paused', { value: false });
  expect(isSafeMoment(main, idle)).toBe(false);
});

test('a pending save or upload blocks it', () => {
  const mutation = (status: string) => {
    const state = { ...idle.getState(), api: { ...idle.getState().api, mutations: { a: { status } } } };
    return { getState: () => state } as unknown as typeof idle;
  };
  expect(isSafeMoment(area('<p>text</p>'), mutation('pending'))).toBe(false);
  expect(isSafeMoment(area('<p>text</p>'), mutation('fulfilled'))).toBe(true);
});

test('selected text blocks it', () => {
  const main = area('<p>text</p>');
  document.getSelection()?.selectAllChildren(main);
  expect(isSafeMoment(main, idle)).toBe(false);
  document.getSelection()?.removeAllRanges();
  expect(isSafeMoment(main, idle)).toBe(true);
});
