import { useTranslation } from '@estela/i18n';
import { lazyPage } from '@estela/runtime';
import { Button, SkeletonList, Stack } from '@estela/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';

// The lists load when somebody wants to choose.
const CardPicker = lazyPage(
  async () => (await import(/* webpackChunkName: "group-card-picker" */ './card-picker.tsx')).CardPicker,
  <SkeletonList of="line" count={3} />,
);

/** Adds a card of an own flight, spot or drone to a text: a link on a line of its own, which is rendered as a card. */
export function AddCard({ onPick }: { onPick: (link: string) => void }) {
  const { t } = useTranslation('groups');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function pick(link: string) {
    setOpen(false);
    button.current?.focus();
    onPick(link);
  }
  return (
    <Stack gap={8}>
      <div>
        <Button
          ref={button}
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('cards.add')}
        </Button>
      </div>
      {isOpen && <CardPicker onPick={pick} />}
    </Stack>
  );
}
