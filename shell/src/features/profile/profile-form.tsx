import { useUpdateUserMutation } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { profileVisibilities, socialNetworks } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Form } from '@estela/runtime/form';
import { Section, toast } from '@estela/ui';
import { FormActions, RadioCards, SwitchField, TextField } from '@estela/ui/form';
import styles from './profile-form.module.css';
import { profileSchema, profileValues } from './profile-schema.ts';

export function ProfileForm({ user }: { user: OwnUser }) {
  const { t } = useTranslation('profile');
  const [update] = useUpdateUserMutation();
  const submit = async (values: ReturnType<typeof profileValues>) => {
    const { privacy, social, ...names } = profileSchema.cast(values);
    await update({
      id: user._id,
      body: { ...names, privacy: { ...values.privacy, ...privacy } as OwnUser['privacy'], social },
    }).unwrap();
    toast({ tone: 'success', text: t('saved') });
  };
  return (
    <Form
      initialValues={profileValues(user)}
      validationSchema={profileSchema}
      onSubmit={submit}
      label={t('title')}
      enableReinitialize
    >
      <Section title={t('identity.title')}>
        <div className={styles.pair}>
          <TextField name="name" label={t('identity.name')} autoComplete="given-name" />
          <TextField name="lastName" label={t('identity.lastName')} autoComplete="family-name" />
          <TextField name="username" label={t('identity.username')} prefix="@" autoComplete="username" />
          <TextField
            name="email"
            type="email"
            label={t('identity.email')}
            hint={t('identity.emailHint')}
            autoComplete="email"
          />
        </div>
      </Section>
      <Section title={t('privacy.title')}>
        <div className={styles.fields}>
          <RadioCards
            name="privacy.profileVisibility"
            label={t('privacy.visibility')}
            options={profileVisibilities.map((value) => ({
              value,
              label: t(`privacy.${value}`),
              hint: t(`privacy.${value}Hint`),
            }))}
          />
          <SwitchField
            name="privacy.approveFollowers"
            label={t('privacy.approveFollowers')}
            hint={t('privacy.approveFollowersHint')}
          />
          <SwitchField
            name="privacy.allowFollowersToSeeFlights"
            label={t('privacy.allowFollowersToSeeFlights')}
          />
          <SwitchField
            name="privacy.allowFollowersToSeeDrones"
            label={t('privacy.allowFollowersToSeeDrones')}
          />
        </div>
      </Section>
      <Section title={t('social.title')}>
        <div className={styles.pair}>
          {socialNetworks.map((network) => (
            <TextField
              key={network}
              name={`social.${network}`}
              type="url"
              label={t(`social.${network}`)}
              quiet
            />
          ))}
        </div>
      </Section>
      <FormActions submitLabel={t('save')} />
    </Form>
  );
}
