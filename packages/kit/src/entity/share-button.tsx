import { Button } from '@estela/ui';
import { Share2 } from 'lucide-react';
import { type SharedPage, sharePage } from './share-link.ts';

export interface ShareButtonProps extends SharedPage {
  label: string;
}

/** Shares the page of an entity. */
export function ShareButton({ label, ...page }: ShareButtonProps) {
  return (
    <Button icon={<Share2 aria-hidden="true" />} onClick={() => void sharePage(page)}>
      {label}
    </Button>
  );
}
