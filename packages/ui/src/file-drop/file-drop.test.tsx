import { createBilingual } from '@estela/i18n/testing';
import { render, screen } from '@testing-library/react';
import { FileDrop } from './index.ts';

createBilingual();

const area = <FileDrop label="Suelta aquí el registro" accept=".csv" onFile={() => undefined} />;

test('speaks of dropping only where a pointer can bring a file', () => {
  const coarse = globalThis.matchMedia;
  const { unmount } = render(area);
  expect(screen.getByLabelText('Elegir archivo')).toBeInTheDocument();
  expect(screen.queryByText('Suelta aquí el registro')).not.toBeInTheDocument();
  unmount();
  const media = jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ ...coarse(query), matches: query === '(pointer: fine)' }));
  render(area);
  expect(screen.getByLabelText('Suelta aquí el registro')).toBeInTheDocument();
  media.mockRestore();
});
