import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link, usePlatform } from '@estela/runtime';
import { Button } from '@estela/ui';
import { LandingFeatures } from './landing-features.tsx';
import styles from './landing-page.module.css';
import { LandingShows } from './landing-shows.tsx';
import { LandingStats } from './landing-stats.tsx';
import { TrailScene } from './trail-scene.tsx';

export function LandingPage() {
  const { t } = useTranslation('landing');
  const { session } = usePlatform();
  return (
    <>
      <section className={styles.hero}>
        <TrailScene className={styles.scene} />
        <div className={styles.words}>
          <p className={styles.kicker}>{t('hero.kicker')}</p>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.text}>{t('hero.text')}</p>
          <div className={styles.actions}>
            <Button variant="primary" size="lg" onClick={session.openRegister}>
              {t('hero.start')}
            </Button>
            <Button size="lg" onClick={session.openLogin}>
              {t('hero.login')}
            </Button>
            <Button as={Link} to={paths.feed()} variant="ghost" size="lg" className={styles.explore}>
              {t('hero.explore')}
            </Button>
          </div>
        </div>
      </section>
      <LandingStats />
      <LandingShows />
      <LandingFeatures />
      <footer className={styles.footer}>
        <p>{t('footer.note')}</p>
        <nav aria-label={t('footer.links')} className={styles.links}>
          <Link to={paths.about()}>{t('footer.about')}</Link>
          <Link to={paths.terms()}>{t('footer.terms')}</Link>
        </nav>
      </footer>
    </>
  );
}
