import { noticesPath } from '@estela/contracts/notices';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Page, PageHeader, Section } from '@estela/ui';
import { WithIndex } from '../../components/with-index.tsx';
import styles from './about-page.module.css';

const sections = ['project', 'services', 'privacy', 'licences'] as const;
const services = ['maps', 'zones', 'files'] as const;

export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <WithIndex entries={sections.map((section) => ({ id: section, title: t(`${section}.title`) }))}>
        <Section title={t('project.title')} id="project">
          <p className={styles.text}>{t('project.text')}</p>
        </Section>
        <Section title={t('services.title')} id="services">
          <dl className={styles.services}>
            {services.map((service) => (
              <div key={service}>
                <dt className={styles.name}>{t(`services.${service}`)}</dt>
                <dd className={styles.text}>{t(`services.${service}Text`)}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title={t('privacy.title')} id="privacy">
          <p className={styles.text}>{t('privacy.text')}</p>
          <p>
            <Link to={paths.terms()}>{t('terms')}</Link>
          </p>
        </Section>
        <Section title={t('licences.title')} id="licences">
          <p className={styles.text}>{t('licences.text')}</p>
          <p>
            <a href={noticesPath} target="_blank" rel="noopener">
              {t('licences.link')}
            </a>
          </p>
        </Section>
      </WithIndex>
    </Page>
  );
}
