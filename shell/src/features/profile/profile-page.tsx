import type { OwnUser } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Page, PageHeader, Section } from '@estela/ui';
import type { ReactNode } from 'react';
import { WithIndex } from '../../components/with-index.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { LookSection } from './look-section.tsx';
import { OwnData } from './own-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePhoto } from './profile-photo.tsx';

const sections = ['photo', 'identity', 'privacy', 'social', 'look', 'security', 'data', 'danger'] as const;

interface ProfilePageProps {
  user: OwnUser;
  /** Anchor of the security section. */
  security: ReactNode;
}

export function ProfilePage({ user, security }: ProfilePageProps) {
  const { t } = useTranslation('profile');
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <WithIndex entries={sections.map((section) => ({ id: section, title: t(`${section}.title`) }))}>
        <Section title={t('photo.title')} id="photo">
          <ProfilePhoto user={user} />
        </Section>
        <ProfileForm key={user._id} user={user} />
        <LookSection />
        {security}
        <OwnData user={user} />
        <Section title={t('danger.title')} id="danger">
          <DeleteAccount user={user} />
        </Section>
      </WithIndex>
    </Page>
  );
}
