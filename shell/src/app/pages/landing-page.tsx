import { LandingPage as Page } from '../../features/landing/landing-page.tsx';
import en from '../../locales/landing.en.json' with { type: 'json' };
import es from '../../locales/landing.es.json' with { type: 'json' };
import { withTexts } from '../page-texts.tsx';

export const LandingPage = withTexts('landing', { es, en }, Page);
