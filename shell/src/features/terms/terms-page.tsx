import { termsUpdatedAt } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, Inline, Page, PageHeader } from '@estela/ui';
import { Download, Printer } from 'lucide-react';
import { TermsAcceptance } from './terms-acceptance.tsx';
import styles from './terms-page.module.css';

const sections = [
  'service',
  'account',
  'content',
  'flying',
  'verified',
  'affiliates',
  'privacy',
  'changes',
  'ending',
] as const;

export function TermsPage() {
  const { t } = useTranslation('terms');
  const format = useFormat();
  const print = () => window.print();
  return (
    <Page width="narrow">
      <article className={styles.terms}>
        <PageHeader
          title={t('title')}
          lead={t('lead')}
          eyebrow={t('updated', { date: format.date(termsUpdatedAt) })}
        />
        <Inline className={styles.tools}>
          <Button icon={<Printer />} onClick={print}>
            {t('print')}
          </Button>
          <Button icon={<Download />} onClick={print} aria-describedby="terms-download">
            {t('download')}
          </Button>
        </Inline>
        <p id="terms-download" className={styles.hint}>
          {t('downloadHint')}
        </p>
        <nav aria-label={t('contents')} className={styles.contents}>
          <ol>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`}>{t(`sections.${section}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section) => (
          <section key={section} id={section} className={styles.section}>
            <h2>{t(`sections.${section}.title`)}</h2>
            <p>{t(`sections.${section}.text`)}</p>
          </section>
        ))}
      </article>
      <TermsAcceptance />
    </Page>
  );
}
