import { lazyPage } from '@estela/runtime';
import type { ScreenPage } from '../platform/screens.ts';

/** The shell's own pages by the chunk that their route declares. */
export const shellPages: Record<string, ScreenPage> = {
  'landing-page': lazyPage(
    async () => (await import(/* webpackChunkName: "landing-page" */ './pages/landing-page.tsx')).LandingPage,
  ),
  'login-page': lazyPage(
    async () => (await import(/* webpackChunkName: "login-page" */ './pages/login-page.tsx')).LoginPage,
  ),
  'register-page': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "register-page" */ './pages/register-page.tsx')).RegisterPage,
  ),
  'restore-password-page': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "restore-password-page" */ './pages/restore-password-page.tsx'))
        .RestorePasswordPage,
  ),
  'mail-link-page': lazyPage(
    async () =>
      (await import(/* webpackChunkName: "mail-link-page" */ './pages/mail-link-page.tsx')).MailLinkPage,
  ),
  'profile-page': lazyPage(
    async () => (await import(/* webpackChunkName: "profile-page" */ './pages/profile-page.tsx')).ProfilePage,
  ),
  'about-page': lazyPage(
    async () => (await import(/* webpackChunkName: "about-page" */ './pages/about-page.tsx')).AboutPage,
  ),
  'terms-page': lazyPage(
    async () => (await import(/* webpackChunkName: "terms-page" */ './pages/terms-page.tsx')).TermsPage,
  ),
};
