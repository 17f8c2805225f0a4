import { errorText } from '@estela/api';
import { type HidingTarget, useHideFromFeed } from '@estela/api/social/feed-hiding';
import type { FeedItem } from '@estela/contracts';
import { useTranslation } from '@estela/i18n';
import { ReportDialog, ReportMenuItem } from '@estela/kit/report';
import { toast } from '@estela/ui';
import { Menu, MenuItem, MenuSeparator } from '@estela/ui/menu';
import { EyeOff, UserRoundX } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { nameOf } from './feed-rows.ts';

interface EntryMenuProps {
  item: FeedItem;
  trigger: ReactElement;
}

/** Mounted by the first press on its trigger, and therefore open. */
export function EntryMenu({ item, trigger }: EntryMenuProps) {
  const { t } = useTranslation('social');
  const hide = useHideFromFeed();
  const [isReporting, setReporting] = useState(false);
  const { owner } = item;

  const hideNow = async (target: HidingTarget, done: string) => {
    const { error, undo } = await hide(target);
    if (!undo) return toast({ tone: 'danger', text: errorText(error, t) });
    const onAction = async () => {
      const { error: failure } = await undo();
      if (failure) toast({ tone: 'danger', text: errorText(failure, t) });
    };
    toast({ text: done, action: { label: t('hidden.undo'), onAction: () => void onAction() } });
  };

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {item.kind !== 'pilot' && (
          <MenuItem
            icon={<EyeOff aria-hidden="true" />}
            onSelect={() => void hideNow({ hides: 'item', _id: item._id }, t(`hidden.done.${item.kind}`))}
          >
            {t(`hidden.hide.${item.kind}`)}
          </MenuItem>
        )}
        <MenuItem
          icon={<UserRoundX aria-hidden="true" />}
          onSelect={() =>
            void hideNow({ hides: 'pilot', _id: owner._id }, t('hidden.done.pilot', { name: owner.name }))
          }
        >
          {t('hidden.hide.pilot', { name: owner.name })}
        </MenuItem>
        <MenuSeparator />
        <ReportMenuItem onSelect={() => setReporting(true)} />
      </Menu>
      <ReportDialog
        kind={item.kind === 'pilot' ? 'user' : item.kind}
        id={item._id}
        name={nameOf(item)}
        pilot={owner}
        open={isReporting}
        onOpenChange={setReporting}
      />
    </>
  );
}
