import type { OwnBattery } from '@estela/contracts';
import { QrCode } from '@estela/ui/qr';
import { useBatteryText } from '../../components/equipment/use-battery-text.ts';
import styles from './sticker-sheet.module.css';
import { typedCode } from './typed-code.ts';

interface StickerLabelProps {
  battery: OwnBattery;
  /** The address in the code; undefined until the sticker has one. */
  link: string | undefined;
  code: string | null;
}

/** The label for a battery: the code to scan, and the same as text. */
export function StickerLabel({ battery: { item }, link, code }: StickerLabelProps) {
  const specification = useBatteryText(item.battery);
  return (
    <>
      <span className={styles.code}>{link && <QrCode text={link} />}</span>
      <span className={styles.words}>
        <strong className={styles.name}>{item.name}</strong>
        {specification && <span>{specification}</span>}
        {code && <span className={styles.typed}>{typedCode(code)}</span>}
      </span>
    </>
  );
}
