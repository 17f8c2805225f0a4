import type { UserProfile } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { type PreviewedAs, previewedAs } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Inline, Notice } from '@estela/ui';

interface PreviewNoticeProps {
  pilot: UserProfile;
  as: PreviewedAs;
}

/** With whose eyes owners look at their own page, and the way out. */
export function PreviewNotice({ pilot: { username }, as }: PreviewNoticeProps) {
  const { t } = useTranslation('social');
  const other = previewedAs.find((one) => one !== as) ?? as;
  return (
    <Notice
      role="status"
      title={t(`preview.title.${as}`)}
      action={
        <Inline>
          <Button as={Link} to={paths.dashboard(username, { as: other })} replace size="sm">
            {t(`preview.see.${other}`)}
          </Button>
          <Button as={Link} to={paths.dashboard(username)} replace size="sm" variant="ghost">
            {t('preview.leave')}
          </Button>
        </Inline>
      }
    />
  );
}
