import type { EquipmentType } from '@estela/contracts/values';
import type { ReactNode } from 'react';
import styles from './equipment-drawing.module.css';

/** A line drawing of a type of equipment, for choosing a type and in place of a photo. */
export function EquipmentDrawing({ type }: { type: EquipmentType }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 140" fill="none" aria-hidden="true">
      {drawings[type]}
    </svg>
  );
}

const drawings: Record<EquipmentType, ReactNode> = {
  drone: (
    <>
      <path className={styles.line} d="m92 44 56 52M148 44 92 96" />
      <g className={styles.line}>
        <circle cx="84" cy="38" r="17" />
        <circle cx="156" cy="38" r="17" />
        <circle cx="84" cy="102" r="17" />
        <circle cx="156" cy="102" r="17" />
      </g>
      <path className={styles.faint} d="M67 38h34M139 38h34M67 102h34M139 102h34" />
      <rect className={styles.mark} x="108" y="58" width="24" height="24" rx="5" />
    </>
  ),
  radio: (
    <>
      <path
        className={styles.line}
        d="M80 46h80a14 14 0 0 1 14 14l6 42a16 16 0 0 1-29 11l-8-11H97l-8 11a16 16 0 0 1-29-11l6-42a14 14 0 0 1 14-14Z"
      />
      <path className={styles.line} d="M120 46V18" />
      <circle className={styles.line} cx="92" cy="72" r="12" />
      <circle className={styles.line} cx="148" cy="72" r="12" />
      <path className={styles.faint} d="M92 66v12M86 72h12M148 66v12M142 72h12M112 98h16" />
      <rect className={styles.mark} x="111" y="60" width="18" height="22" rx="3" />
    </>
  ),
  goggles: (
    <>
      <path className={styles.faint} d="M62 62 28 54v34l34-6M178 62l34-8v34l-34-6" />
      <path
        className={styles.line}
        d="M74 44h92a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14h-24c-8 0-12-14-22-14s-14 14-22 14H74a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14Z"
      />
      <path className={styles.line} d="M82 44 76 24M158 44l6-20" />
      <rect className={styles.mark} x="80" y="58" width="80" height="16" rx="8" />
    </>
  ),
  battery: (
    <>
      <rect className={styles.line} x="58" y="50" width="104" height="56" rx="8" />
      <path className={styles.faint} d="M84 50v56M110 50v56M136 50v56" />
      <path className={styles.line} d="M162 62c18 0 18-26 34-26M162 74c22 0 14-14 34-14" />
      <rect className={styles.mark} x="196" y="28" width="18" height="40" rx="4" />
    </>
  ),
  charger: (
    <>
      <rect className={styles.line} x="70" y="34" width="84" height="76" rx="10" />
      <path className={styles.mark} d="M84 62V50h56v22l-16-8-16 8-24-10" />
      <circle className={styles.line} cx="98" cy="92" r="7" />
      <path className={styles.faint} d="M120 88h20M120 96h12" />
      <path className={styles.line} d="M154 88h14c16 0 10 22 28 22M70 60H54c-14 0-8-24-26-24" />
    </>
  ),
  others: (
    <>
      <path className={styles.faint} d="M72 74c-12 2-16 10-16 18v14h16M168 74c12 2 16 10 16 18v14h-16" />
      <path className={styles.line} d="M106 28V20a14 14 0 0 1 28 0v8" />
      <path
        className={styles.line}
        d="M72 118V60a32 32 0 0 1 32-32h32a32 32 0 0 1 32 32v58a6 6 0 0 1-6 6H78a6 6 0 0 1-6-6Z"
      />
      <path className={styles.line} d="M86 124V92a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8v32" />
      <path className={styles.mark} d="M92 56h56M112 100h16" />
    </>
  ),
};
