import { sunEvent } from '@estela/airspace/sun';
import { useFormat, useTranslation } from '@estela/i18n';
import { useFormatParts } from '@estela/i18n/format-parts';
import type { LatLng } from '@estela/maps';
import { Button } from '@estela/ui';
import { Sunrise, Sunset } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import {
  type Day,
  daysFrom,
  instantOf,
  partOf,
  sameTimeOn,
  stepOf,
  stepsIn,
  stepsOn,
} from './flight-time.ts';
import styles from './flight-time-picker.module.css';

interface FlightTimePickerProps {
  /** Undefined: now. */
  at: string | undefined;
  onChange: (at: string | undefined) => void;
  /** The place, for sunrise and sunset. */
  place: LatLng;
  /** Instants at which a zone or NOTAM begins or ends. */
  changes?: readonly string[];
  /** Set when the button that opens it is its title already. */
  isTitled?: boolean;
}

/** A choice of when to fly: a day of the coming week and its half hours, with night, sunrise and sunset. */
export function FlightTimePicker(props: FlightTimePickerProps) {
  const { at, onChange, place, changes = [], isTitled = false } = props;
  const { t } = useTranslation('spots');
  const { dateTime } = useFormat();
  const { time: hour, dateParts } = useFormatParts();
  const id = useId();
  const [now] = useState(() => new Date());
  const time = at ? new Date(at) : now;
  const days = daysFrom(now);
  const dayIndex = Math.max(
    0,
    days.findLastIndex(({ start }) => start <= time),
  );
  const day = dayAt(dayIndex);
  const timeText = at ? dateTime(at) : t('airspace.now');
  const clock = (instant: number | undefined) => (instant === undefined ? '–' : hour(instant));
  const { start } = day;
  const noon = Date.UTC(start.getFullYear(), start.getMonth(), start.getDate());
  const [rise, set] = [
    sunEvent('SR', noon, place.lat, place.lng),
    sunEvent('SS', noon, place.lat, place.lng),
  ];
  const marks = changes.map((one) => partOf(day, Date.parse(one))).filter((part) => part > 0 && part < 1);
  const percent = (instant: number | undefined, otherwise: number) =>
    `${100 * (instant === undefined ? otherwise : Math.max(0, Math.min(1, partOf(day, instant))))}%`;
  const light = { '--rise': percent(rise, 0), '--set': percent(set, 1) } as CSSProperties;

  function dayAt(index: number): Day {
    return days[Math.max(0, Math.min(days.length - 1, index))] as Day;
  }

  function choose(on: Day, steps: number) {
    const range = stepsOn(on, now);
    onChange(instantOf(on, Math.max(range.first, Math.min(range.last, steps)), now));
  }

  const chooseDay = (index: number) => choose(dayAt(index), sameTimeOn(dayAt(index), time));

  /** Page Up and Page Down move the slider by a day. */
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { PageUp: 1, PageDown: -1 }[event.key];
    if (!turn) return;
    event.preventDefault();
    chooseDay(dayIndex + turn);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in one line with the day
    <div role="group" className={styles.picker} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <span id={`${id}-title`} className={isTitled ? 'e-visually-hidden' : styles.title}>
          {t('airspace.when')}
        </span>
        <select
          className={styles.day}
          aria-label={t('airspace.day')}
          value={dayIndex}
          onChange={(event) => chooseDay(Number(event.target.value))}
        >
          {days.map(({ start }, index) => (
            <option key={start.getTime()} value={index}>
              {index === 0
                ? t('airspace.today')
                : dateParts(start, { weekday: 'short', day: 'numeric', month: 'short' })}
            </option>
          ))}
        </select>
        <Button size="sm" disabled={!at} onClick={() => onChange(undefined)}>
          {t('airspace.now')}
        </Button>
      </div>
      <div className={styles.day24} style={light}>
        {marks.map((part) => (
          <span key={part} className={styles.mark} style={{ left: `${part * 100}%` }} aria-hidden="true" />
        ))}
        <input
          type="range"
          className={styles.slider}
          aria-label={t('airspace.hour')}
          aria-valuetext={timeText}
          min={0}
          max={stepsIn(day) - 1}
          value={stepOf(day, time)}
          onChange={(event) => choose(day, Number(event.target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.foot}>
        <span className={styles.time}>{timeText}</span>
        <span className={styles.sun}>
          <Sunrise aria-hidden="true" />
          <span className="e-visually-hidden">{t('airspace.sunrise')}</span>
          {clock(rise)}
          <Sunset aria-hidden="true" />
          <span className="e-visually-hidden">{t('airspace.sunset')}</span>
          {clock(set)}
        </span>
      </div>
    </div>
  );
}
