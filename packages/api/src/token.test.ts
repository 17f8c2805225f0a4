import { readToken, removeToken, storeToken } from './token.ts';

afterEach(() => {
  jest.restoreAllMocks();
  removeToken();
});

it('reads what another tab stored or removed meanwhile', () => {
  storeToken('mine');
  const [key = ''] = Object.keys(localStorage);
  localStorage.setItem(key, 'theirs');
  expect(readToken()).toBe('theirs');
  localStorage.removeItem(key);
  expect(readToken()).toBeNull();
});

it('keeps the token as long as the page where storage is forbidden', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  storeToken('mine');
  expect(readToken()).toBe('mine');
  removeToken();
  expect(readToken()).toBeNull();
});

it.each(['', ' ', 'ñandú 🚁', 'two\nlines'])(
  'forgets %j, which no server gave out and no header can carry',
  (token) => {
    storeToken('mine');
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, token);
    expect(readToken()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  },
);
