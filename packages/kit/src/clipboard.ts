import { toast } from '@estela/ui';

/** Told when a text is on the clipboard, and when it could not be put there. */
export interface CopyTexts {
  copied: string;
  failed: string;
}

/** Copies a text to the clipboard and says whether it worked: plain-http addresses have none, and a visitor may refuse. */
export async function copyText(text: string, { copied, failed }: CopyTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: 'success', text: copied });
  } catch {
    toast({ tone: 'warning', text: failed });
  }
}
