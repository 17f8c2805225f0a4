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
// Of the body, which has the focus that is lost, the text holds every other.
const focusIsOn = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));

test('a row that goes gives the focus to the one that takes its place, by its name', async () => {
  byId('a').focus();
  rowOf('a').remove();
  await focusIsOn('B');
});

test('a row without a heading gives it to its first control that the Tab key reaches', async () => {
  for (const heading of document.querySelectorAll('h2')) heading.remove();
  rowOf('b').innerHTML = '<a href="/b" aria-hidden="true" tabindex="-1">Face</a><a href="/b">Name</a>';
  byId('a').focus();
  rowOf('a').remove();
  await focusIsOn('Name');
});

test('after the last row it is the one before, after the only one the heading of the page', async () => {
  byId('c').focus();
  rowOf('c').remove();
  await focusIsOn('B');
  document.querySelector('ul')?.remove();
  await focusIsOn('Spots');
});

test('the button that brought the last rows gives the focus to the first of them', async () => {
  byId('more').focus();
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li><a href="/d">D</a></li>');
  byId('more').parentElement?.remove();
  await focusIsOn('D');
});

test('a message that goes gives the focus back to where it was', async () => {
  byId('b').focus();
  byId('toast').focus();
  byId('toast').remove();
  await focusIsOn('Delete B');
});

test('who has left the focus by a press on nothing is not called back', async () => {
  byId('a').focus();
  byId('a').blur();
  await Promise.resolve();
  rowOf('a').remove();
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

test('a button that goes from a row which stays gives the focus to that row', async () => {
  byId('b').focus();
  byId('b').remove();
  await focusIsOn('B');
});

test('where rows above it go too, it is the one that came after', async () => {
  const list = document.querySelector('ul') as HTMLElement;
  list.insertAdjacentHTML('beforeend', '<li><h2><a href="/d">D</a></h2></li>');
  byId('b').focus();
  for (const id of ['a', 'b']) rowOf(id).remove();
  await focusIsOn('C');
});

test('a list that goes from a row of another one leaves the focus in that row', async () => {
  rowOf('b').insertAdjacentHTML(
    'beforeend',
    '<ol role="list"><li><button id="reply">Delete</button></li></ol>',
  );
  byId('reply').focus();
  rowOf('b').querySelector('ol')?.remove();
  await focusIsOn('B');
});

test('a row of a feed gives the focus to the next row that stays, also one that is words alone', async () => {
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
