const { classNames } = jest.requireActual<{
  classNames: (app: { name: string; isDevelopment: boolean }) => string;
}>('./class-names.mjs');

test('class names are short for visitors, and differ between apps with the same file', () => {
  const [spots, social] = ['mf-spots', 'mf-social'].map((name) => classNames({ name, isDevelopment: false }));
  expect(spots).toMatch(/^_[0-9a-f]{3}-\[local\]-\[hash:4\]$/);
  expect(social).not.toBe(spots);
});

test('class names say in development where they come from', () => {
  expect(classNames({ name: 'mf-spots', isDevelopment: true })).toBe('mf-spots-[name]-[local]-[hash:5]');
});
