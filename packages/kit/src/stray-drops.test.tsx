import { fireEvent, render, screen } from '@testing-library/react';
import { useStrayDrops } from './stray-drops.ts';

function Page({ isWanted = true }) {
  useStrayDrops(isWanted);
  return (
    <>
      <p>Entre campos</p>
      <input aria-label="Título" />
      <input type="file" aria-label="Archivo" />
    </>
  );
}

/** What the browser does not do of its own accord: open the file in the page's place. */
function isKept(move: 'dragOver' | 'drop', place: Element, types: string[]): boolean {
  return !fireEvent[move](place, { dataTransfer: { types, files: [] } });
}

test('a file that is dropped beside its field does not take the page’s place', () => {
  const { rerender, unmount } = render(<Page />);
  const place = screen.getByText('Entre campos');
  expect([isKept('dragOver', place, ['Files']), isKept('drop', place, ['Files'])]).toEqual([true, true]);
  expect(isKept('drop', place, ['text/plain'])).toBe(false);
  rerender(<Page isWanted={false} />);
  expect(isKept('drop', place, ['Files'])).toBe(false);
  unmount();
  expect(isKept('drop', document.body, ['Files'])).toBe(false);
});

test('a field of the browser’s own takes a file, and one for text the link of a picture', () => {
  render(<Page />);
  const title = screen.getByLabelText('Título');
  expect(isKept('drop', screen.getByLabelText('Archivo'), ['Files'])).toBe(false);
  expect(isKept('drop', title, ['Files'])).toBe(true);
  expect(isKept('drop', title, ['text/uri-list', 'Files'])).toBe(false);
});
