import { termsUpdatedAt } from '@estela/contracts/limits';
import { useFormat, useTranslation } from '@estela/i18n';
import { Button, Inline, Page, PageHeader, toast } from '@estela/ui';
import { Download, Printer } from 'lucide-react';
import { WithIndex } from '../../components/with-index.tsx';
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
  const date = t('updated', { date: format.date(termsUpdatedAt) });

  async function download() {
    try {
      const [{ textPdf }, { saveFile }] = await Promise.all([
        import(/* webpackChunkName: "text-pdf" */ './pdf/text-pdf.ts'),
        import(/* webpackChunkName: "text-pdf" */ '@estela/kit/save-file'),
      ]);
      const texts = sections.flatMap(
        (section) =>
          [
            { tag: 'H2', text: t(`sections.${section}.title`) },
            { tag: 'P', text: t(`sections.${section}.text`) },
          ] as const,
      );
      const head = [
        { tag: 'H1', text: t('title') },
        { tag: 'P', text: date },
        { tag: 'P', text: t('lead') },
      ] as const;
      const { language } = format;
      const title = `${t('title')} | Estela`;
      const file = textPdf({ title, language, date: termsUpdatedAt, paragraphs: [...head, ...texts] });
      saveFile(t('file'), file, 'application/pdf');
    } catch {
      toast({ tone: 'danger', text: t('downloadFailed') });
    }
  }

  return (
    <Page>
      <article className={styles.terms}>
        <PageHeader title={t('title')} lead={t('lead')} eyebrow={date} />
        <Inline className={styles.tools}>
          <Button icon={<Printer />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button icon={<Download />} onClick={() => void download()}>
            {t('download')}
          </Button>
        </Inline>
        <WithIndex entries={sections.map((id) => ({ id, title: t(`sections.${id}.title`) }))}>
          {sections.map((section) => (
            <section key={section} id={section} className={styles.section}>
              <h2>{t(`sections.${section}.title`)}</h2>
              <p>{t(`sections.${section}.text`)}</p>
            </section>
          ))}
        </WithIndex>
      </article>
      <TermsAcceptance />
    </Page>
  );
}
