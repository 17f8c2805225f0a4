import { AboutPage as Page } from '../../features/about/about-page.tsx';
import en from '../../locales/about.en.json' with { type: 'json' };
import es from '../../locales/about.es.json' with { type: 'json' };
import { withTexts } from '../page-texts.tsx';

export const AboutPage = withTexts('about', { es, en }, Page);
