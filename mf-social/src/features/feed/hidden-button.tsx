import { useTranslation } from '@estela/i18n';
import { Button } from '@estela/ui';
import { lazyDialog } from '@estela/ui/lazy';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';

const HiddenDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "hidden-dialog" */ './hidden-dialog.tsx')).HiddenDialog,
);

/** The way to what is hidden from the feed. */
export function HiddenButton() {
  const { t } = useTranslation('social');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<EyeOff aria-hidden="true" />}
        onClick={() => setOpen(true)}
        onPointerEnter={HiddenDialog.fetchAhead}
      >
        {t('hidden.open')}
      </Button>
      <HiddenDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
