import { errorOf, errorText } from '@estela/api';
import { useMakeStickersMutation } from '@estela/api/gear';
import type { OwnBattery } from '@estela/contracts';
import { useFormat, useTranslation } from '@estela/i18n';
import { Form } from '@estela/kit/form';
import { Button, Stack, toast } from '@estela/ui';
import { ChipsField, FieldRow, NumberField, SelectField, yup } from '@estela/ui/form';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { labelSheets, labelsOn } from './label-sheets.ts';
import styles from './sticker-form.module.css';
import { StickerSheets } from './sticker-sheets.tsx';

const mostLabels = Math.max(...labelSheets.map(labelsOn));
const schema = yup.object({
  batteries: yup.array().of(yup.string()),
  sheet: yup.string().required(),
  skipped: yup
    .number()
    .integer()
    .min(0)
    .max(mostLabels - 1),
});

interface StickerFormProps {
  batteries: readonly OwnBattery[];
  /** Id of the battery to print a sticker for; empty for all. */
  only: string;
}

/** A choice of batteries and labels; printing creates a code for batteries without one. */
export function StickerForm({ batteries, only }: StickerFormProps) {
  const { t } = useTranslation('gear');
  const { t: common } = useTranslation('common');
  const { number } = useFormat();
  const [makeStickers, made] = useMakeStickersMutation();
  const [isPrinting, setPrinting] = useState(false);
  const codes = new Map([
    ...batteries.flatMap(({ _id, care }) => (care.sticker ? [[_id, care.sticker] as const] : [])),
    ...(made.data?.items ?? []).map(({ equipmentItem, code }) => [equipmentItem, code] as const),
  ]);
  const ids = batteries.map(({ _id }) => _id);
  const initial = {
    batteries: ids.includes(only) ? [only] : ids,
    sheet: labelSheets[0]?.id ?? '',
    skipped: 0,
  };

  // Once the codes are rendered.
  useEffect(() => {
    if (!isPrinting) return;
    setPrinting(false);
    window.print();
  }, [isPrinting]);

  async function print(values: typeof initial) {
    const missing = values.batteries.filter((id) => !codes.has(id));
    if (missing.length > 0) {
      const answer = await makeStickers({ ids: missing });
      if (answer.error) {
        const error = errorOf(answer.error);
        if (error) toast({ tone: 'danger', text: errorText(error, common) });
        return;
      }
    }
    setPrinting(true);
  }

  return (
    <Form initialValues={initial} validationSchema={schema} onSubmit={print} guard="none">
      {({ values, isSubmitting }) => {
        const sheet = labelSheets.find(({ id }) => id === values.sheet) ?? labelSheets[0];
        const chosen = batteries.filter(({ _id }) => values.batteries.includes(_id));
        if (!sheet) return null;
        return (
          <Stack gap={24}>
            <div className={styles.tools}>
              <ChipsField
                name="batteries"
                label={t('stickers.batteries')}
                options={batteries.map(({ _id, item }) => ({ value: _id, label: item.name }))}
                quiet
              />
              <FieldRow>
                <SelectField
                  name="sheet"
                  label={t('stickers.labels')}
                  placeholder={null}
                  options={labelSheets.map((one) => ({
                    value: one.id,
                    label: t('stickers.size', {
                      size: `${number(one.width)} × ${number(one.height)}`,
                      count: labelsOn(one),
                    }),
                  }))}
                />
                <NumberField
                  name="skipped"
                  label={t('stickers.skipped')}
                  hint={t('stickers.skippedHint')}
                  integer
                  quiet
                />
              </FieldRow>
              <p>{t('stickers.printHint')}</p>
              <div>
                <Button
                  type="submit"
                  variant="primary"
                  icon={<Printer aria-hidden="true" />}
                  busy={isSubmitting}
                  disabled={chosen.length === 0}
                >
                  {t('stickers.print')}
                </Button>
              </div>
            </div>
            <StickerSheets
              batteries={chosen}
              codes={codes}
              sheet={sheet}
              skipped={
                typeof values.skipped === 'number'
                  ? Math.min(Math.max(0, values.skipped), labelsOn(sheet) - 1)
                  : 0
              }
            />
          </Stack>
        );
      }}
    </Form>
  );
}
