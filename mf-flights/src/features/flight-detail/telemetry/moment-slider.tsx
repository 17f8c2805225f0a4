import { useTranslation } from '@estela/i18n';
import { IconButton } from '@estela/ui';
import { Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { clock } from './clock.ts';
import styles from './flight-telemetry.module.css';
import type { Line } from './use-lines.ts';
import { usePlayback } from './use-playback.ts';

interface MomentSliderProps {
  /** Seconds since the start. */
  moments: readonly number[];
  lines: readonly Line[];
  index: number;
  onRead: (index: number) => void;
}

/** Selects the moment that charts and map show, also by keyboard, and announces the values measured then. */
export function MomentSlider({ moments, lines, index, onRead }: MomentSliderProps) {
  const { t } = useTranslation('flights');
  const id = useId();
  const { isPlaying, toggle, stop } = usePlayback(moments, index, onRead);
  const at = t('telemetry.at', { time: clock(moments[index] ?? 0), total: clock(moments.at(-1) ?? 0) });
  const readings = lines.map(({ label, values, format }) => {
    const value = values[index];
    return `${label} ${value == null ? t('telemetry.unknown') : format(value)}`;
  });
  return (
    <div className={styles.moment}>
      <label htmlFor={id}>{t('telemetry.moment')}</label>
      <output className={styles.clock} htmlFor={id} aria-hidden="true">
        {at}
      </output>
      <IconButton
        label={t(isPlaying ? 'telemetry.pause' : 'telemetry.play')}
        icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        variant="secondary"
        onClick={toggle}
      />
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={moments.length - 1}
        value={index}
        aria-valuetext={[at, ...readings].join(', ')}
        onChange={({ target }) => {
          stop();
          onRead(target.valueAsNumber);
        }}
      />
    </div>
  );
}
