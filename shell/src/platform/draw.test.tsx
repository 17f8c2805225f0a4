import { createI18n, type I18n } from '@estela/i18n';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { draw } from './draw.tsx';
import type { LoadedPage } from './screens.ts';

const i18n = createI18n();

function App() {
  const [presses, setPresses] = useState(0);
  const [isRead, setIsRead] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
      <input type="checkbox" checked={isRead} onChange={() => setIsRead(!isRead)} aria-label="Read" />
      <p>{isRead ? 'read' : 'unread'}</p>
    </main>
  );
}

/** The page as it comes from the edge, with the prerendered page shown or still in its template. */
function aPage(shown: string, waiting = '') {
  document.body.innerHTML = `<div id="root">${shown}</div>${waiting}`;
  return document.getElementById('root') as HTMLElement;
}

const prerendered =
  '<main><button type="button">Pressed 0</button><input type="checkbox" aria-label="Read"><p>unread</p></main>';

test('elements that the HTML shows are hydrated, and the focus stays', async () => {
  const root = aPage(prerendered);
  const button = screen.getByRole('button');
  button.focus();
  await act(() => draw(root, <App />, { page: undefined, i18n }));
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveFocus();
  act(() => button.click());
  expect(button).toHaveTextContent('Pressed 1');
});

test('nothing is drawn before its texts are there', async () => {
  const root = aPage('');
  let arrive = () => {};
  const texts = new Promise<void>((done) => (arrive = done));
  let drawn: Promise<void> = Promise.resolve();
  await act(async () => {
    drawn = draw(root, <App />, { page: undefined, i18n, texts });
  });
  expect(root).toBeEmptyDOMElement();
  await act(async () => {
    arrive();
    await drawn;
  });
  expect(screen.getByRole('button')).toBeInTheDocument();
});

test('a press before the shell was loaded takes effect', async () => {
  const root = aPage(prerendered);
  screen.getByRole('button').toggleAttribute('data-pressed');
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  box.checked = true;
  box.toggleAttribute('data-pressed');
  await act(() => draw(root, <App />, { page: undefined, i18n }));
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  expect(box).toBeChecked();
  expect(screen.getByText('read')).toBeInTheDocument();
  expect(root.querySelector('[data-pressed]')).toBeNull();
});

test('a prerendered page waits for the chunk and the texts of its page', async () => {
  const root = aPage(prerendered);
  const button = screen.getByRole('button');
  let arrive: (page: LoadedPage) => void = () => undefined;
  const addTexts = jest.fn<void, [I18n]>();
  const page = Object.assign(() => null, {
    prepare: () => new Promise<LoadedPage>((done) => (arrive = done)),
  });
  const drawn = draw(root, <App />, { page, i18n });
  act(() => button.click());
  expect(button).toHaveTextContent('Pressed 0');
  await act(async () => {
    arrive(Object.assign(() => null, { addTexts }));
    await drawn;
  });
  expect(addTexts).toHaveBeenCalledWith(i18n);
  act(() => button.click());
  expect(button).toHaveTextContent('Pressed 1');
});

test('when the prerendered page is not shown yet, it never is: the shell renders at once', async () => {
  const root = aPage('', '<template data-prerendered><main>late</main></template>');
  const prepare = jest.fn();
  await act(() => draw(root, <App />, { page: Object.assign(() => null, { prepare }), i18n }));
  await waitFor(() => expect(screen.getByRole('button')).toBeInTheDocument());
  expect(prepare).not.toHaveBeenCalled();
  expect(document.querySelector('template')).toBeNull();
});

test('when a chunk fails to load, nothing of the prerendered page stays', async () => {
  const root = aPage('<h1>prerendered</h1>');
  const page = Object.assign(() => null, { prepare: () => Promise.reject(new Error('no chunk')) });
  await act(() => draw(root, <App />, { page, i18n }));
  expect(screen.getByRole('button')).toBeInTheDocument();
  expect(screen.queryByText('prerendered')).toBeNull();
});
