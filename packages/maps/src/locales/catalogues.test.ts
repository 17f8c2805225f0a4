import { expectCatalogueParity } from '@estela/i18n/parity';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

test('Spanish and English have the same texts and placeholders', () => {
  expect(() => expectCatalogueParity(es, en)).not.toThrow();
});
