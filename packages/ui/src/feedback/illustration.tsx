import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** The drawings that an empty state may have. */
export type IllustrationName = 'horizon' | 'radar' | 'film' | 'bench' | 'pin' | 'people' | 'lost';

export interface IllustrationProps {
  name: IllustrationName;
}

/** Our drawings: thin lines of an on-screen display, one warm mark each. Decoration, never information. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 140" fill="none" aria-hidden="true">
      <g className={styles.frame}>
        <path d="M14 34V14h20M206 14h20v20M226 106v20h-20M34 126H14v-20" />
      </g>
      {drawings[name]}
    </svg>
  );
}

const drawings: Record<IllustrationName, ReactNode> = {
  horizon: (
    <>
      <g className={styles.faint}>
        <path d="M40 50h28M172 50h28M40 90h28M172 90h28" />
        <path d="M96 30h48M104 110h32" />
      </g>
      <path className={styles.line} d="M30 78 92 64M148 58l62-14" />
      <path className={styles.mark} d="M100 70h12l8 10 8-10h12" />
    </>
  ),
  radar: (
    <>
      <g className={styles.faint}>
        <circle cx="120" cy="70" r="50" />
        <circle cx="120" cy="70" r="32" />
        <circle cx="120" cy="70" r="14" />
      </g>
      <path className={styles.line} d="M120 70 158 38M120 20v8M120 112v8M70 70h8M162 70h8" />
      <circle className={styles.dot} cx="144" cy="84" r="4" />
    </>
  ),
  film: (
    <>
      <rect className={styles.line} x="62" y="36" width="116" height="68" rx="8" />
      <path
        className={styles.faint}
        d="M62 88h116M62 52h116M80 36v16M104 36v16M128 36v16M152 36v16M80 88v16M104 88v16M128 88v16M152 88v16"
      />
      <path className={styles.mark} d="m113 61 16 9-16 9z" />
    </>
  ),
  bench: (
    <>
      <g className={styles.line}>
        <path d="m92 42 56 56M148 42 92 98" />
        <circle cx="86" cy="36" r="16" />
        <circle cx="154" cy="36" r="16" />
        <circle cx="86" cy="104" r="16" />
        <circle cx="154" cy="104" r="16" />
      </g>
      <path className={styles.faint} d="M70 36h32M138 36h32M70 104h32M138 104h32" />
      <rect className={styles.mark} x="108" y="58" width="24" height="24" rx="5" />
    </>
  ),
  pin: (
    <>
      <path
        className={styles.faint}
        d="M36 98c24-22 40 6 62-12s34-4 52-16 34 6 54-10M36 118c30-16 54 4 80-12s52 0 88-20M44 74c18-14 28 2 44-10"
      />
      <path className={styles.line} d="M120 92s-20-20-20-36a20 20 0 0 1 40 0c0 16-20 36-20 36Z" />
      <circle className={styles.dot} cx="120" cy="56" r="6" />
    </>
  ),
  people: (
    <>
      <g className={styles.faint}>
        <circle cx="74" cy="58" r="12" />
        <path d="M52 102c0-16 10-24 22-24s17 4 20 10" />
        <circle cx="166" cy="58" r="12" />
        <path d="M188 102c0-16-10-24-22-24s-17 4-20 10" />
      </g>
      <path className={styles.line} d="M94 110c0-20 12-30 26-30s26 10 26 30" />
      <circle className={styles.line} cx="120" cy="52" r="16" />
      <path className={styles.mark} d="M110 52h20" />
    </>
  ),
  lost: (
    <>
      <path
        className={styles.faint}
        d="M40 44h38M92 44h16M124 44h76M40 58h12M66 58h70M152 58h48M40 96h60M116 96h22M154 96h46M40 110h22M78 110h84M176 110h24"
      />
      <path className={styles.line} d="M40 77h26l8-14 12 28 10-20 6 6h18" />
      <path className={styles.mark} d="M128 77h8M146 77h8M164 77h8M182 77h8" />
    </>
  ),
};
