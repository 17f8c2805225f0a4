import { expectCatalogueParity } from '@estela/i18n/parity';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

it('says the same in both languages', () => {
  expect(() => expectCatalogueParity(es, en)).not.toThrow();
});
