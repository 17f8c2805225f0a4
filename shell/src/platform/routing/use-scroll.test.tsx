import { act, fireEvent, screen } from '@testing-library/react/pure';
import { aComposition, aRoute, renderShell } from '../testing/shell-parts.tsx';

const composition = aComposition();
composition.shell.manifest.routes.push(aRoute('/terms', { chunk: 'landing-page' }));
const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { scrollTo, scrollY: 0 });
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('a new page begins at its top, smoothly', async () => {
  const { go } = await renderShell('/', { composition });
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/terms');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('a change of the query alone moves nothing', async () => {
  const { go } = await renderShell('/terms', { composition });
  await go('/terms?tab=following');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Back returns to where the page was left', async () => {
  const { router, go } = await renderShell('/', { composition });
  Object.assign(window, { scrollY: 640 });
  fireEvent.scroll(window);
  await go('/terms');
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
});

test('an anchor in the address is scrolled to when its element comes', async () => {
  const { go } = await renderShell('/', { composition });
  await go('/terms#privacy');
  expect(scrollIntoView).not.toHaveBeenCalled();
  const section = document.createElement('section');
  section.id = 'privacy';
  await act(async () => document.body.append(section));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
  section.remove();
});

test('an anchor that cannot be decoded leaves the page in peace', async () => {
  const { router } = await renderShell('/terms#%', { composition });
  expect(router.state.location.hash).toBe('#%');
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeInTheDocument();
});
