import { errorText } from '@estela/api';
import {
  useDeleteSnapshotMutation,
  useLazyGetSnapshotQuery,
  useUpdateSnapshotMutation,
} from '@estela/api/gear';
import type { Snapshot } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { copyText } from '@estela/kit/clipboard';
import { DeleteEntityDialog } from '@estela/kit/entity';
import { saveFile } from '@estela/kit/save-file';
import { toast } from '@estela/ui';
import { Menu, MenuItem, MenuSeparator } from '@estela/ui/menu';
import { Copy, Download, Eye, EyeOff, GitCompareArrows, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { dayOf } from '../../components/days.ts';

interface SnapshotMenuProps {
  snapshot: Snapshot;
  isOwn: boolean;
  /** The one before it, if there is one. */
  before: string | undefined;
  onCompare: (before: string, after: string) => void;
  trigger: ReactElement;
}

/** The actions on one snapshot. Mounted by the first press on its trigger, and therefore open. */
export function SnapshotMenu({ snapshot, isOwn, before, onCompare, trigger }: SnapshotMenuProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { date } = useFormat();
  const [load] = useLazyGetSnapshotQuery();
  const [update] = useUpdateSnapshotMutation();
  const [remove] = useDeleteSnapshotMutation();
  const [isDeleting, setDeleting] = useState(false);
  const params = { id: snapshot.drone, snapshotId: snapshot._id };
  const day = date(snapshot.at);

  async function withText(use: (text: string) => unknown) {
    const { data, error } = await load(params, true);
    if (data) await use(data.text);
    else toast({ tone: 'danger', text: errorText(error, common) });
  }

  const copy = (text: string) =>
    copyText(text, { copied: t('snapshots.copied'), failed: t('snapshots.copyFailed') });

  async function share(shared: boolean) {
    const { error } = await update({ ...params, body: { shared } });
    if (error) toast({ tone: 'danger', text: errorText(error, common) });
    else toast({ tone: 'success', text: t(shared ? 'snapshots.sharedDone' : 'snapshots.unsharedDone') });
  }

  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        {before && (
          <MenuItem
            icon={<GitCompareArrows aria-hidden="true" />}
            onSelect={() => onCompare(before, snapshot._id)}
          >
            {t('snapshots.compareWith')}
          </MenuItem>
        )}
        <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => void withText(copy)}>
          {t('snapshots.copy')}
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden="true" />}
          onSelect={() =>
            void withText((text) => saveFile(`diff-${dayOf(new Date(snapshot.at))}.txt`, text, 'text/plain'))
          }
        >
          {t('snapshots.download')}
        </MenuItem>
        {isOwn && (
          <>
            <MenuItem
              icon={snapshot.shared ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              onSelect={() => void share(!snapshot.shared)}
            >
              {t(snapshot.shared ? 'snapshots.unshare' : 'snapshots.share')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => setDeleting(true)}>
              {common('delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      <DeleteEntityDialog
        name={t('snapshots.name', { date: day })}
        text={t('snapshots.deleteText')}
        remove={() => remove(params)}
        open={isDeleting}
        onOpenChange={setDeleting}
      />
    </>
  );
}
