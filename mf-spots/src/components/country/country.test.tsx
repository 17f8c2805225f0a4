import { renderApp, screen, waitFor } from '@estela/testing';
import { Country } from './country.tsx';
import { flagPicture } from './flag-pictures.ts';
import { flagPicture as nearFlag } from './near-flags.ts';

const drawn = (container: HTMLElement) => container.querySelector('img');

test('a country is shown by its name, with its flag beside it as a picture', async () => {
  const { container } = renderApp(
    <p>
      <Country code="CH" />
    </p>,
  );
  expect(screen.getByText('Suiza')).toBeVisible();
  await waitFor(() => expect(drawn(container)).toHaveAttribute('src', flagPicture('CH')));
  expect(drawn(container)?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  // Decorative: the name has the same information.
  expect(drawn(container)).toHaveAttribute('alt', '');
  expect(container).toHaveTextContent(/^Suiza$/);
});

test.each(['ES', 'FR', 'PT'])('the flag of %s loads without those of the rest of the world', async (code) => {
  const { container } = renderApp(<Country code={code} />);
  await waitFor(() => expect(drawn(container)).toHaveAttribute('src', flagPicture(code)));
  expect(nearFlag(code)).toBe(flagPicture(code));
});

test('for a code that no country has nothing is rendered', () => {
  expect(flagPicture('QQ')).toBeUndefined();
});
