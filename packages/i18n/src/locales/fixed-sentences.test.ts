import en from './validation.en.json';
import es from './validation.es.json';

test('the sentences that the product fixes stay as they are', () => {
  expect(es.passwordsDontMatch).toBe('Las contraseñas no coinciden');
  expect(en.passwordsDontMatch).toBe('Passwords do not match');
  expect(en.passwordMin).toBe('Password must be at least 8 characters');
  expect(en.maxTags).toBe('Maximum 10 tags allowed');
  expect(en.nameMax.replace('{{max}}', '100')).toBe('Name cannot exceed 100 characters');
});
