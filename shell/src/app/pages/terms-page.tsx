import { TermsPage as Page } from '../../features/terms/terms-page.tsx';
import en from '../../locales/terms.en.json' with { type: 'json' };
import es from '../../locales/terms.es.json' with { type: 'json' };
import { withTexts } from '../page-texts.tsx';

export const TermsPage = withTexts('terms', { es, en }, Page);
