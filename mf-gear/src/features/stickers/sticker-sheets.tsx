import type { OwnBattery } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useTranslation } from '@estela/i18n';
import { usePlatform } from '@estela/runtime';
import type { CSSProperties } from 'react';
import { type LabelSheet, sheetsOf } from './label-sheets.ts';
import { StickerLabel } from './sticker-label.tsx';
import styles from './sticker-sheet.module.css';

interface StickerSheetsProps {
  batteries: readonly OwnBattery[];
  codes: ReadonlyMap<string, string>;
  sheet: LabelSheet;
  skipped: number;
}

/** The sheets as printed, in millimetres. */
export function StickerSheets({ batteries, codes, sheet, skipped }: StickerSheetsProps) {
  const { t } = useTranslation('gear');
  const { settings } = usePlatform();
  const measures = {
    '--columns': sheet.columns,
    '--width': `${sheet.width}mm`,
    '--height': `${sheet.height}mm`,
    '--top': `${sheet.top}mm`,
    '--left': `${sheet.left}mm`,
    '--gap': `${sheet.gap}mm`,
  } as CSSProperties;
  return sheetsOf(batteries, sheet, skipped).map((labels, page) => (
    <ol
      // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the pile
      key={page}
      className={styles.sheet}
      style={measures}
      aria-label={t('stickers.sheet', { number: page + 1 })}
    >
      {labels.map((battery, place) => {
        const code = battery && (codes.get(battery._id) ?? null);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place on the sheet
          <li key={place} className={styles.label} aria-hidden={battery === null || undefined}>
            {battery && (
              <StickerLabel
                battery={battery}
                code={code}
                link={
                  code ? new URL(paths.equipmentItems({ sticker: code }), settings.publicUrl).href : undefined
                }
              />
            )}
          </li>
        );
      })}
    </ol>
  ));
}
