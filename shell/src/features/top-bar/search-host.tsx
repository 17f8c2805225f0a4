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
export function SearchHost(props: SearchHostProps) {
  const [isDown, setIsDown] = useState(false);
  // Unmounted until it is opened again, which loads the remote again.
  if (isDown && !props.open) return null;
  const close = (open: boolean) => {
    setIsDown(true);
    props.onOpenChange(open);
  };
  return (
    <Slot
      name="search"
      with={props}
      loading={null}
      fallback={<NoSearch open={props.open} onOpenChange={close} />}
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
