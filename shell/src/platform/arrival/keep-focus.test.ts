import { waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1>Spots</h1>
      <ul role="list">
        <li><h2><a href="/a">A</a></h2><button id="a">Delete A</button></li>
        <li><button>Play</button><h2><a href="/b">B</a></h2><button id="b">Delete B</button></li>
        <li><h2><a href="/c">C</a></h2><button id="c">Delete C</button></li>
      </ul>
      <div><button id="more">More</button></div>
    </main>
    <aside><button id="toast">Close</button></aside>`;
  stop = keepFocus();
});
afterEach(() => stop());

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const rowOf = (id: string) => byId(id).closest('li') as HTMLElement;
// When the focus is lost the body has it, and its text contains every other text.
const focusIsOn = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));

test('after a row is removed its successor has the focus, on its heading', async () => {
  byId('a').focus();
  rowOf('a').remove();
  await focusIsOn('B');
});

test('in a row without a heading the first control that the Tab key reaches has the focus', async () => {
  for (const heading of document.querySelectorAll('h2')) heading.remove();
  rowOf('b').innerHTML = '<a href="/b" aria-hidden="true" tabindex="-1">Face</a><a href="/b">Name</a>';
  byId('a').focus();
  rowOf('a').remove();
  await focusIsOn('Name');
});

test('after the last row the one before has the focus, after the only one the heading of the page', async () => {
  byId('c').focus();
  rowOf('c').remove();
  await focusIsOn('B');
  document.querySelector('ul')?.remove();
  await focusIsOn('Spots');
});

test('after "Load more" has loaded the last rows the first of them has the focus', async () => {
  byId('more').focus();
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li><a href="/d">D</a></li>');
  byId('more').parentElement?.remove();
  await focusIsOn('D');
});

test('after a message is removed the focus is back where it was', async () => {
  byId('b').focus();
  byId('toast').focus();
  byId('toast').remove();
  await focusIsOn('Delete B');
});

test('a visitor who dropped the focus by pressing on nothing does not get it back', async () => {
  byId('a').focus();
  byId('a').blur();
  await Promise.resolve();
  rowOf('a').remove();
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

test('after a button is removed from a row that stays, that row has the focus', async () => {
  byId('b').focus();
  byId('b').remove();
  await focusIsOn('B');
});

test('when rows above it are removed too, the row after it has the focus', async () => {
  const list = document.querySelector('ul') as HTMLElement;
  list.insertAdjacentHTML('beforeend', '<li><h2><a href="/d">D</a></h2></li>');
  byId('b').focus();
  for (const id of ['a', 'b']) rowOf(id).remove();
  await focusIsOn('C');
});

test('after a list inside a row is removed the focus is in that row', async () => {
  rowOf('b').insertAdjacentHTML(
    'beforeend',
    '<ol role="list"><li><button id="reply">Delete</button></li></ol>',
  );
  byId('reply').focus();
  rowOf('b').querySelector('ol')?.remove();
  await focusIsOn('B');
});

test('after a row of a feed is removed the next one has the focus, also one of text alone', async () => {
  document.querySelector('ul')?.insertAdjacentHTML(
    'afterend',
    `<div role="feed">
      <div aria-hidden="true"></div>
      <article tabindex="-1"><button id="hide">Hide</button></article>
      <article tabindex="-1">Of the same pilot</article>
      <article tabindex="-1">Of another</article>
      <article tabindex="-1">And one more</article>
    </div>`,
  );
  byId('hide').focus();
  const [own, same] = document.querySelectorAll('article');
  own?.remove();
  same?.remove();
  await focusIsOn('Of another');
});
