import { useTranslation } from '@estela/i18n';
import { IconButton, toast } from '@estela/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ComponentType, type ReactElement, useState } from 'react';

export interface LazyMenuProps<Given extends object> {
  /** Names the button: what the actions are for. */
  label: string;
  /** Brings the menu; it is mounted by the first press on its trigger, and therefore open. */
  load: () => Promise<ComponentType<Given & { trigger: ReactElement }>>;
  /** What the menu is about. */
  given: Given;
}

/** The button of a menu that weighs more than the list it stands in: it comes when someone reaches for it. */
export function LazyMenu<Given extends object>({ label, load, given }: LazyMenuProps<Given>) {
  const { t } = useTranslation('common');
  const [Menu, setMenu] = useState<ComponentType<Given & { trigger: ReactElement }>>();
  const face = {
    label,
    icon: <EllipsisVertical aria-hidden="true" />,
    'aria-haspopup': 'menu',
  } as const;

  async function open() {
    try {
      const loaded = await load();
      setMenu(() => loaded);
    } catch {
      toast({ tone: 'danger', text: t('error.network') });
    }
  }

  function fetchAhead() {
    // A failure here is told when the menu is asked for.
    load().catch(() => undefined);
  }

  if (Menu) return <Menu {...given} trigger={<IconButton {...face} />} />;
  return <IconButton {...face} onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead} />;
}
