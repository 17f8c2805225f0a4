import type { Group } from '@estela/contracts';
import { limits } from '@estela/contracts/limits';
import { mayInGroup } from '@estela/contracts/values';
import { useTranslation } from '@estela/i18n';
import { search, useQueryState } from '@estela/runtime/query-state';
import { Button, SearchField, Stack, Toolbar } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { MemberSection } from './member-section.tsx';
import { Reports } from './reports.tsx';
import { Waiting } from './waiting.tsx';

const listParams = { q: search(limits.search.max) };

const InviteDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "group-invite" */ './invite-dialog.tsx')).InviteDialog,
);

/**
 * The members of the group; for pilots who may decide, also requests, invitations and bans. Reports in the
 * group are decided here too.
 */
export function MemberList({ group }: { group: Group }) {
  const { t } = useTranslation('groups');
  const { query, change } = useQueryState(listParams);
  const [isInviting, setInviting] = useState(false);
  const { q } = query;
  const decides = mayInGroup(group.membership, 'decide');
  return (
    <Stack gap={24}>
      <Toolbar label={t('members.tools')}>
        <SearchField label={t('members.search')} value={q} onSearch={(text) => change({ q: text })} />
        {mayInGroup(group.membership, 'invite') && (
          <Button
            icon={<UserPlus aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setInviting(true)}
          >
            {t('members.invite')}
          </Button>
        )}
      </Toolbar>
      {!q && (group.reported ?? 0) > 0 && <Reports group={group} />}
      {decides && !q && <Waiting group={group} />}
      {q ? (
        <MemberSection group={group} title={t('members.found')} q={q} onSeeAll={() => change({ q: '' })} />
      ) : (
        <>
          <MemberSection group={group} title={t('members.staff')} among="staff" />
          <MemberSection group={group} title={t('members.rest')} among="rest" />
          {decides && <MemberSection group={group} title={t('members.banned')} status="banned" />}
        </>
      )}
      <InviteDialog open={isInviting} onOpenChange={setInviting} group={group} />
    </Stack>
  );
}
