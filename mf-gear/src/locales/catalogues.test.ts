import { expectCatalogueParity } from '@estela/i18n/parity';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

test('Spanish and English say the same things', () => {
  expectCatalogueParity(es, en);
});
