import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { useTranslation } from '@estela/i18n';
import type { PictureProps } from '@estela/kit/entity-form';
import {
  FormSection,
  ImageField,
  RadioCards,
  SwitchField,
  TagsField,
  TextArea,
  TextField,
  useFormikContext,
} from '@estela/ui/form';

interface GroupFieldsProps {
  group: Group | undefined;
  picture: PictureProps;
}

export function GroupFields({ group, picture }: GroupFieldsProps) {
  const { t } = useTranslation('groups');
  const { access } = useFormikContext<{ access: string }>().values;
  const hasPast = group && (group.private || !group.showHistory);
  return (
    <>
      <FormSection name="basics">
        <TextField name="name" />
        <TextArea name="description" />
        <ImageField {...picture} name="image" currentUrl={group?.image ?? null} />
        <TagsField name="tags" max={limits.tags.max} maxLength={limits.tag.max} />
      </FormSection>
      <FormSection name="entrance">
        <RadioCards
          name="access"
          options={[
            { value: 'public', label: t('form.public'), hint: t('form.publicHint') },
            { value: 'private', label: t('form.private'), hint: t('form.privateHint') },
          ]}
        />
        {hasPast && access === 'public' && <SwitchField name="showHistory" />}
        <TextArea name="rules" />
        {access === 'private' && <TextArea name="questions" rows={3} />}
      </FormSection>
    </>
  );
}
