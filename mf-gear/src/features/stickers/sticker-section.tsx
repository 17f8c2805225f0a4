import { errorText } from '@estela/api';
import { useGetBatteryHealthQuery, useRemoveStickerMutation } from '@estela/api/gear';
import type { EquipmentItem } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { Link } from '@estela/runtime';
import { Button, Inline, Section, Stack, toast } from '@estela/ui';
import { LazyConfirmDialog } from '@estela/ui/lazy';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import styles from './sticker-section.module.css';
import { typedCode } from './typed-code.ts';

/** The sticker of a battery: print it, or end it when the battery changes owner. */
export function StickerSection({ item: { _id, name, status } }: { item: EquipmentItem }) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { data: health } = useGetBatteryHealthQuery(_id);
  const [remove, { isLoading }] = useRemoveStickerMutation();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  function ask(wanted: boolean) {
    setRefusal(undefined);
    setAsking(wanted);
  }

  async function end() {
    const { error } = await remove(_id);
    if (error) return setRefusal(error);
    ask(false);
    toast({ tone: 'success', text: t('sticker.ended', { name }) });
  }

  // The health section shows why it could not be loaded.
  if (!health) return null;
  const code = health.sticker;
  const isGone = status === 'sold' || status === 'lost';
  return (
    <Section title={t('sticker.title')}>
      <Stack gap={12}>
        <p>
          {code ? (
            <>
              {t('sticker.has')} <span className={styles.code}>{typedCode(code)}</span>
            </>
          ) : (
            t('sticker.none')
          )}
        </p>
        {code && isGone && <p>{t('sticker.gone')}</p>}
        <Inline>
          <Button
            as={Link}
            to={paths.batteryStickers({ for: _id })}
            size="sm"
            icon={<Printer aria-hidden="true" />}
          >
            {t(code ? 'sticker.again' : 'sticker.print')}
          </Button>
          {code && (
            <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => ask(true)}>
              {t('sticker.end')}
            </Button>
          )}
        </Inline>
      </Stack>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={t('sticker.endTitle', { name })}
        text={t('sticker.endText')}
        confirmLabel={t('sticker.end')}
        busy={isLoading}
        error={refusal !== undefined && errorText(refusal, common)}
        onConfirm={() => void end()}
      />
    </Section>
  );
}
