import { Button, toast } from '@estela/ui';
import { Share2 } from 'lucide-react';
import { copyLink, linkTo } from './share-link.ts';

export interface ShareButtonProps {
  /** Of the entity, for the device's share sheet. */
  title: string;
  path: string;
  label: string;
  /** Said when the link is on the clipboard, and when it could not be put there. */
  copied: string;
  failed: string;
}

/** The device's own share sheet where there is one, else the link on the clipboard. */
export function ShareButton({ title, path, label, copied, failed }: ShareButtonProps) {
  async function share() {
    const data = { title, url: linkTo(path) };
    if (navigator.canShare?.(data)) {
      // Closing the sheet without choosing rejects: that is an answer, not a failure.
      await navigator.share(data).catch(() => undefined);
      return;
    }
    toast((await copyLink(path)) ? { tone: 'success', text: copied } : { tone: 'warning', text: failed });
  }

  return (
    <Button icon={<Share2 aria-hidden="true" />} onClick={share}>
      {label}
    </Button>
  );
}
