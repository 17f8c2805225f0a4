import { renderApp, screen, waitFor } from '@estela/testing';
import { Country } from './country.tsx';
import { flagPicture } from './flag-pictures.ts';
import { flagPicture as nearFlag } from './near-flags.ts';

const drawn = (container: HTMLElement) => container.querySelector('img');

test('a country is called by its name, and its flag comes beside it as a drawing', async () => {
  const { container } = renderApp(
    <p>
      <Country code="CH" />
    </p>,
  );
  expect(screen.getByText('Suiza')).toBeVisible();
  await waitFor(() => expect(drawn(container)).toHaveAttribute('src', flagPicture('CH')));
  expect(drawn(container)?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  // The name says it all to whoever does not see it.
  expect(drawn(container)).toHaveAttribute('alt', '');
  expect(container).toHaveTextContent(/^Suiza$/);
});

test.each(['ES', 'FR', 'PT'])('the flag of %s comes without those of the rest of the world', async (code) => {
  const { container } = renderApp(<Country code={code} />);
  await waitFor(() => expect(drawn(container)).toHaveAttribute('src', flagPicture(code)));
  expect(nearFlag(code)).toBe(flagPicture(code));
});

test('of a code that no country has nothing is drawn', () => {
  expect(flagPicture('QQ')).toBeUndefined();
});
