import { expectCatalogueParity } from '../catalogue-parity.ts';
import commonEn from './common.en.json';
import commonEs from './common.es.json';
import validationEn from './validation.en.json';
import validationEs from './validation.es.json';

test('the common texts say the same in both languages', () => {
  expect(() => expectCatalogueParity(commonEs, commonEn)).not.toThrow();
});

test('the validation texts say the same in both languages', () => {
  expect(() => expectCatalogueParity(validationEs, validationEn)).not.toThrow();
});

test('the sentences that the product fixes stay as they are', () => {
  expect(validationEs.passwordsDontMatch).toBe('Las contraseñas no coinciden');
  expect(validationEn.passwordsDontMatch).toBe('Passwords do not match');
  expect(validationEn.passwordMin).toBe('Password must be at least 8 characters');
  expect(validationEn.maxTags).toBe('Maximum 10 tags allowed');
  expect(validationEn.nameMax.replace('{{max}}', '100')).toBe('Name cannot exceed 100 characters');
});
