import type { Group, Membership } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { Menu, MenuItem, MenuSeparator } from '@estela/ui/menu';
import { Fragment, type ReactElement, useState } from 'react';
import { MemberActDialog } from './member-act-dialog.tsx';
import { type AskedAct, isAsked, type MemberAct } from './member-acts.ts';
import { useMemberCalls } from './use-member-calls.ts';

interface MemberMenuProps {
  group: Group;
  member: Membership;
  acts: readonly MemberAct[];
  trigger: ReactElement;
}

/** Mounted by the first press on its trigger, and therefore open. */
export function MemberMenu({ group, member, acts, trigger }: MemberMenuProps) {
  const { t } = useTranslation('groups');
  const calls = useMemberCalls(group._id, member);
  const [asking, setAsking] = useState<AskedAct>();
  const [isOpen, setOpen] = useState(false);

  function choose(act: MemberAct) {
    if (!isAsked(act)) return void calls.doAtOnce(act);
    setAsking(act);
    setOpen(true);
  }
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {acts.map((act) => (
          <Fragment key={act}>
            {act === 'handOver' && <MenuSeparator />}
            <MenuItem danger={isAsked(act)} onSelect={() => choose(act)}>
              {t(`members.act.${act}`)}
            </MenuItem>
          </Fragment>
        ))}
      </Menu>
      {asking && (
        <MemberActDialog
          act={asking}
          group={group}
          name={member.user.name}
          username={member.user.username}
          open={isOpen}
          onOpenChange={setOpen}
          onConfirm={() => calls.run(asking)}
        />
      )}
    </>
  );
}
