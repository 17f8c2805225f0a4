import type { Group } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { ShareButton, type SharedPage } from '@estela/runtime/entity';

type ShareControlProps = Pick<SharedPage, 'title' | 'path'> & { group: Group };

/** Shares a page of a group; of a private one the button says whom the link serves. */
export function ShareControl({ group, title, path }: ShareControlProps) {
  const { t } = useTranslation('groups');
  const words = group.private ? 'share.private' : 'share.public';
  return (
    <ShareButton
      title={title}
      path={path}
      label={t(`${words}.label`)}
      copied={t(`${words}.copied`)}
      failed={t('share.failed')}
    />
  );
}
