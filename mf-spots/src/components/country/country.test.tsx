import { renderApp, screen, waitFor } from '@estela/testing';
import { Country } from './country.tsx';
import { flagPicture } from './flag-pictures.ts';

const drawn = (container: HTMLElement) => container.querySelector('img');

test('a country is called by its name, and its flag comes beside it as a drawing', async () => {
  const { container } = renderApp(
    <p>
      <Country code="PT" />
    </p>,
  );
  expect(screen.getByText('Portugal')).toBeVisible();
  await waitFor(() => expect(drawn(container)).toHaveAttribute('src', flagPicture('PT')));
  expect(drawn(container)?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  // The name says it all to whoever does not see it.
  expect(drawn(container)).toHaveAttribute('alt', '');
  expect(container).toHaveTextContent(/^Portugal$/);
});

test('of a code that no country has nothing is drawn', () => {
  expect(flagPicture('QQ')).toBeUndefined();
});
