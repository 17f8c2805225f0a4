import type { ZoneKind } from '@estela/contracts/values';
import { cx } from '@estela/ui';
import { createContext, useContext, useEffect, useRef } from 'react';
import { createZonePatterns } from '../zones/zone-patterns.ts';
import { zoneStyles } from '../zones/zone-style.ts';
import styles from '../zones/zones.module.css';

export interface ZoneSwatchProps {
  kind: ZoneKind;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Whether the map around has patterns: samples beside a map without them show what it shows. */
export const HasPatterns = createContext(true);

/** A sample of a zone as the map draws it. */
export function ZoneSwatch({ kind }: ZoneSwatchProps) {
  const host = useRef<SVGSVGElement>(null);
  const hasPatterns = useContext(HasPatterns);
  useEffect(() => {
    const element = host.current;
    const patterns = createZonePatterns();
    const box = document.createElementNS(svgNamespace, 'rect');
    const { weight, dash = '' } = zoneStyles[kind];
    const look = {
      x: '1',
      y: '1',
      width: '20',
      height: '12',
      rx: '2',
      ...(hasPatterns && { fill: patterns.fill(kind) }),
      'stroke-dasharray': dash,
    };
    for (const [name, value] of Object.entries({ ...look, 'stroke-width': String(weight) }))
      box.setAttribute(name, value);
    box.setAttribute('class', cx(styles.outline, !hasPatterns && styles.plain));
    element?.replaceChildren(...(hasPatterns ? [patterns.element] : []), box);
  }, [kind, hasPatterns]);
  return (
    <svg ref={host} viewBox="0 0 22 14" aria-hidden="true" className={`${styles.swatch} ${styles[kind]}`} />
  );
}
