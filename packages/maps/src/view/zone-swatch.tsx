import type { ZoneKind } from '@estela/contracts/values';
import { useEffect, useRef } from 'react';
import { createZonePatterns } from '../zones/zone-patterns.ts';
import { zoneStyles } from '../zones/zone-style.ts';
import styles from '../zones/zones.module.css';

export interface ZoneSwatchProps {
  kind: ZoneKind;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** A sample of a zone as the map draws it. */
export function ZoneSwatch({ kind }: ZoneSwatchProps) {
  const host = useRef<SVGSVGElement>(null);
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
      fill: patterns.fill(kind),
      'stroke-dasharray': dash,
    };
    for (const [name, value] of Object.entries({ ...look, 'stroke-width': String(weight) }))
      box.setAttribute(name, value);
    box.setAttribute('class', styles.outline ?? '');
    element?.replaceChildren(patterns.element, box);
  }, [kind]);
  return (
    <svg ref={host} viewBox="0 0 22 14" aria-hidden="true" className={`${styles.swatch} ${styles[kind]}`} />
  );
}
