import { Button } from '@estela/ui';
import { Share2 } from 'lucide-react';
import { type CopyTexts, copyText } from '../clipboard.ts';
import { linkTo } from './share-link.ts';

export interface ShareButtonProps extends CopyTexts {
  /** Of the entity, for the device's share sheet. */
  title: string;
  path: string;
  label: string;
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
    await copyText(data.url, { copied, failed });
  }

  return (
    <Button icon={<Share2 aria-hidden="true" />} onClick={share}>
      {label}
    </Button>
  );
}
