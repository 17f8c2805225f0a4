import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { ShareButton, type SharedPage } from '@estela/kit/entity';

type ShareControlProps = Pick<SharedPage, 'title' | 'path'> & { group: Group };

/** Shares a page of a group; for a private one the button says for whom the link works. */
export function ShareControl({ group, title, path }: ShareControlProps) {
  const { t } = useTranslation('groups');
  return (
    <ShareButton
      title={title}
      path={path}
      label={group.private ? t('share.private.label') : t('share.public.label')}
      copied={group.private ? t('share.private.copied') : t('share.public.copied')}
      failed={t('share.failed')}
    />
  );
}
