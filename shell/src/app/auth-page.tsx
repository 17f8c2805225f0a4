import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Card } from '@estela/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { LanguageToggle } from '../features/top-bar/language-toggle.tsx';
import { Logo } from '../features/top-bar/logo.tsx';
import styles from './auth-page.module.css';

export interface AuthPageProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The plain layout of login, registration and password pages. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  const { t } = useTranslation('layout');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a touch screen the keyboard would pop up and hide the form.
    if (matchMedia('(pointer: coarse)').matches) return;
    content.current?.querySelector<HTMLElement>('form input')?.focus();
  }, []);
  return (
    <div className={styles.page} ref={content}>
      <header className={styles.head}>
        <Link to={paths.landing()} className={styles.home} aria-label={t('home')}>
          <Logo />
        </Link>
        <LanguageToggle />
      </header>
      <Card padding="lg" className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </Card>
    </div>
  );
}
