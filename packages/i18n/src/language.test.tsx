import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import {
  addCatalogue,
  createI18n,
  detectLanguage,
  I18nextProvider,
  loadCatalogue,
  loadLanguage,
  setLanguage,
  useFormat,
  useTranslation,
} from './index.ts';
import en from './locales/common.en.json' with { type: 'json' };
import es from './locales/common.es.json' with { type: 'json' };

afterEach(() => {
  localStorage.clear();
  document.documentElement.lang = '';
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'language=; Max-Age=0; Path=/';
});

test('a first visit is in Spanish, whatever the browser prefers', () => {
  expect(navigator.language).toBe('en-US');
  expect(detectLanguage()).toBe('es');
});

test('a stored choice wins, and one we do not speak is ignored', () => {
  localStorage.setItem('language', 'en');
  expect(detectLanguage()).toBe('en');
  localStorage.setItem('language', 'pt');
  expect(detectLanguage()).toBe('es');
});

test('without a stored choice the language is that of the HTML', () => {
  document.documentElement.lang = 'en';
  expect(detectLanguage()).toBe('en');
  expect(document.cookie).toBe('');
});

test('a stored choice wins over the HTML and is written where the edge finds it', () => {
  localStorage.setItem('language', 'en');
  document.documentElement.lang = 'es';
  expect(detectLanguage()).toBe('en');
  expect(document.cookie).toBe('language=en');
});

test('the instance speaks Spanish as soon as it is made, English once loaded, and marks the document', async () => {
  const i18n = createI18n({ language: 'en' });
  expect(i18n.t('common:save')).toBe(es.save);
  await loadLanguage(i18n, 'en');
  expect(i18n.t('common:save')).toBe(en.save);
  expect(document.documentElement.lang).toBe('en');
});

function Screen() {
  const { t } = useTranslation('flights');
  const { weight } = useFormat();
  return (
    <p>
      {t('title')} {weight(1250)}
    </p>
  );
}

test('switching the language changes mounted texts and formats and is remembered', async () => {
  const i18n = createI18n({ language: 'es' });
  addCatalogue(i18n, 'flights', { es: { title: 'Vuelos' }, en: { title: 'Flights' } });
  render(
    <I18nextProvider i18n={i18n}>
      <Screen />
    </I18nextProvider>,
  );
  expect(screen.getByText(/Vuelos 1,25\skg/)).toBeInTheDocument();
  await act(() => setLanguage(i18n, 'en'));
  expect(screen.getByText(/Flights 1\.25\skg/)).toBeInTheDocument();
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.cookie).toBe('language=en');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('of two choices the last one stands, also where the texts of the first come later', async () => {
  const i18n = createI18n({ language: 'es' });
  let come = (_texts: { default: { title: string } }) => {};
  const late = new Promise<{ default: { title: string } }>((resolve) => {
    come = resolve;
  });
  await loadCatalogue(i18n, 'flights', { es: { title: 'Vuelos' }, en: () => late });
  const first = setLanguage(i18n, 'en');
  await setLanguage(i18n, 'es');
  come({ default: { title: 'Flights' } });
  await first;
  expect([i18n.language, localStorage.getItem('language'), document.documentElement.lang]).toEqual([
    'es',
    'es',
    'es',
  ]);
});

test('a catalogue given again replaces the one before, keys and all', () => {
  const i18n = createI18n({ language: 'en' });
  addCatalogue(i18n, 'gear', { es: { old: 'x' }, en: { old: 'x' } });
  addCatalogue(i18n, 'gear', { es: { next: 'y' }, en: { next: 'y' } });
  expect(i18n.exists('gear:old')).toBe(false);
  expect(i18n.t('gear:next')).toBe('y');
});

test('the same catalogue given again draws nothing again', () => {
  const i18n = createI18n();
  const catalogue = { es: { title: 'Vuelos' }, en: { title: 'Flights' } };
  addCatalogue(i18n, 'flights', catalogue);
  const draw = jest.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <Profiler id="screen" onRender={draw}>
        <Screen />
      </Profiler>
    </I18nextProvider>,
  );
  act(() => addCatalogue(i18n, 'flights', catalogue));
  expect(draw).toHaveBeenCalledTimes(1);
});

function Borrower() {
  const { t } = useTranslation('gear');
  return <p>{t('flights:title')}</p>;
}

test('texts of another namespace draw nothing again, unless a component shows one of them', () => {
  const i18n = createI18n();
  addCatalogue(i18n, 'flights', { es: { title: 'Vuelos' }, en: { title: 'Flights' } });
  const draw = jest.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <Profiler id="screen" onRender={(id) => draw(id)}>
        <Screen />
      </Profiler>
      <Profiler id="borrower" onRender={(id) => draw(id)}>
        <Borrower />
      </Profiler>
    </I18nextProvider>,
  );
  draw.mockClear();
  act(() => addCatalogue(i18n, 'groups', { es: { title: 'Grupos' }, en: { title: 'Groups' } }));
  expect(draw).not.toHaveBeenCalled();
  act(() => addCatalogue(i18n, 'flights', { es: { title: 'Mis vuelos' }, en: { title: 'My flights' } }));
  expect(screen.getByText(/^Mis vuelos 1,25/)).toBeInTheDocument();
  expect(screen.getByText('Mis vuelos')).toBeInTheDocument();
});

test('texts are loaded when their language is first spoken, and again after a failure', async () => {
  const i18n = createI18n({ language: 'es' });
  const en = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: { title: 'Hangar' } });
  await loadCatalogue(i18n, 'gear', { es: async () => ({ default: { title: 'Hangar propio' } }), en });
  expect(i18n.t('gear:title')).toBe('Hangar propio');
  expect(en).not.toHaveBeenCalled();
  await setLanguage(i18n, 'en');
  expect(i18n.t('gear:title')).toBe('Hangar propio');
  await setLanguage(i18n, 'en');
  expect(i18n.t('gear:title')).toBe('Hangar');
  await setLanguage(i18n, 'en');
  expect(en).toHaveBeenCalledTimes(2);
});

function Toggle() {
  const { t, i18n } = useTranslation('flights');
  return (
    <button type="button" onClick={() => setLanguage(i18n, 'en')}>
      {t('title')}
    </button>
  );
}

test('a button on the screen loads the texts of the language that it switches to', async () => {
  const i18n = createI18n({ language: 'es' });
  const texts = (title: string) => async () => ({ default: { title } });
  await loadCatalogue(i18n, 'flights', { es: texts('Vuelos'), en: texts('Flights') });
  render(
    <I18nextProvider i18n={i18n}>
      <Toggle />
    </I18nextProvider>,
  );
  screen.getByRole('button', { name: 'Vuelos' }).click();
  expect(await screen.findByRole('button', { name: 'Flights' })).toBeInTheDocument();
});

test('a language chosen while texts are on their way is loaded, too', async () => {
  const i18n = createI18n({ language: 'es' });
  let arrive = () => undefined as void;
  const es = () =>
    new Promise<{ default: { title: string } }>((resolve) => {
      arrive = () => resolve({ default: { title: 'Vuelos' } });
    });
  const ready = loadCatalogue(i18n, 'flights', { es, en: { title: 'Flights' } });
  await i18n.changeLanguage('en');
  arrive();
  await ready;
  expect(i18n.t('flights:title')).toBe('Flights');
});
