import { useTranslation } from '@estela/i18n';
import { Slot } from '@estela/runtime';
import { toast } from '@estela/ui';
import { useEffect, useEffectEvent, useState } from 'react';

interface SearchHostProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  takeTyped: () => string;
}

/** The search, which is another remote's, over every page. */
export function SearchHost({ open, onOpenChange, takeTyped }: SearchHostProps) {
  const [isDown, setIsDown] = useState(false);
  // Unmounted until it is opened again, which loads the remote again.
  if (isDown && !open) return null;
  const close = (isOpen: boolean) => {
    setIsDown(true);
    onOpenChange(isOpen);
  };
  return (
    <Slot
      name="search"
      with={{ open, onOpenChange, takeTyped }}
      loading={null}
      fallback={<NoSearch open={open} onOpenChange={close} />}
    />
  );
}

function NoSearch({ open, onOpenChange }: Omit<SearchHostProps, 'takeTyped'>) {
  const { t } = useTranslation('layout');
  const showError = useEffectEvent(() => {
    toast({ tone: 'danger', text: t('search.unavailable') });
    onOpenChange(false);
  });
  useEffect(() => {
    if (open) showError();
  }, [open]);
  return null;
}
