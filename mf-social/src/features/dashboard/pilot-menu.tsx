import { errorOf, errorText, useAppDispatch, useSession } from '@estela/api';
import { forgetPilot } from '@estela/api/report';
import { useBlockUserMutation } from '@estela/api/social';
import type { UserProfile } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { ReportDialog, ReportMenuItem } from '@estela/kit/report';
import { Link } from '@estela/runtime';
import { toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';
import { Menu, MenuItem } from '@estela/ui/menu';
import { Ban, ClipboardList } from 'lucide-react';
import { type ReactElement, useState } from 'react';

interface PilotMenuProps {
  pilot: UserProfile;
  trigger: ReactElement;
}

/** Mounted by the first press on its trigger, and therefore open. */
export function PilotMenu({ pilot: { _id, name }, trigger }: PilotMenuProps) {
  const { t } = useTranslation('social');
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [isBlocking, setBlocking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [block, { isLoading, error, reset }] = useBlockUserMutation();

  async function confirm() {
    const answer = await block(_id);
    if (answer.error) return;
    setBlocking(false);
    void dispatch(forgetPilot(_id));
    toast({ tone: 'success', text: t('pilot.blocked', { name }) });
  }

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {user?.role === 'admin' && (
          <MenuItem
            as={Link}
            link={{ to: paths.moderation({ pilot: _id }) }}
            icon={<ClipboardList aria-hidden="true" />}
          >
            {t('pilot.record')}
          </MenuItem>
        )}
        <ReportMenuItem onSelect={() => setReporting(true)} />
        <MenuItem danger icon={<Ban aria-hidden="true" />} onSelect={() => setBlocking(true)}>
          {t('pilot.block', { name })}
        </MenuItem>
      </Menu>
      <ReportDialog kind="user" id={_id} name={name} open={isReporting} onOpenChange={setReporting} />
      <LazyConfirmDialog
        open={isBlocking}
        onOpenChange={(open) => {
          reset();
          setBlocking(open);
        }}
        title={t('pilot.blockTitle', { name })}
        text={t('pilot.blockText', { name })}
        confirmLabel={t('pilot.blockConfirm')}
        busy={isLoading}
        error={error && errorText(errorOf(error), t)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
