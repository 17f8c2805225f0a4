import type { UserProfile } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { ShareButton } from '@estela/kit/entity';
import { usePilotId } from '@estela/kit/pilot-id';
import { Link } from '@estela/runtime';
import { Button } from '@estela/ui';
import { LazyMenu } from '@estela/ui/menu';
import { Eye, Settings2 } from 'lucide-react';
import { FollowButton } from '../../components/follow-button.tsx';
import { UnblockButton } from '../../components/unblock-button.tsx';

const loadPilotMenu = async () =>
  (await import(/* webpackChunkName: "pilot-menu" */ './pilot-menu.tsx')).PilotMenu;
const loadPreviewMenu = async () =>
  (await import(/* webpackChunkName: "preview-menu" */ './preview-menu.tsx')).PreviewMenu;

interface HeaderActionsProps {
  pilot: UserProfile;
  isOwn: boolean;
}

/** What may be done with a pilot, the most wanted first. */
export function HeaderActions({ pilot, isOwn }: HeaderActionsProps) {
  const { t } = useTranslation('social');
  const pilotId = usePilotId();
  const { name, username, blockedByMe } = pilot;
  if (blockedByMe) return <UnblockButton pilot={pilot} size="md" />;
  return (
    <>
      {isOwn ? (
        <Button as={Link} to={paths.profile()} icon={<Settings2 aria-hidden="true" />}>
          {t('action.editProfile')}
        </Button>
      ) : (
        <FollowButton pilot={pilot} size="md" main />
      )}
      <ShareButton
        title={name}
        path={paths.dashboard(username)}
        label={t('pilot.share')}
        copied={t('pilot.shared')}
        failed={t('pilot.shareFailed')}
      />
      {isOwn && (
        <LazyMenu
          label={t('preview.menu')}
          icon={<Eye aria-hidden="true" />}
          load={loadPreviewMenu}
          given={{ username }}
        />
      )}
      {!isOwn && pilotId && (
        <LazyMenu label={t('common:actionsOf', { name })} load={loadPilotMenu} given={{ pilot }} />
      )}
    </>
  );
}
