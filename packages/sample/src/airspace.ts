import type { SampleData } from './data.ts';
import { day } from './draft.ts';

const message = [
  { lang: 'es', text: 'Sintética, no volar con esto.' },
  { lang: 'en', text: 'Synthetic, do not fly by this.' },
];

/** A few zones and a NOTAM that nobody has published, to see what the map shows. They never make a place free. */
export function sampleAirspace({ airspace }: SampleData, now: number) {
  const { zones, notam } = airspace;
  return {
    zones: zones.map((zone) => ({
      identifier: zone.identifier,
      country: 'ESP',
      restriction: zone.restriction,
      reasons: [zone.reason],
      name: [
        { lang: 'es', text: `${zone.name.es} (sintética)` },
        { lang: 'en', text: `${zone.name.en} (synthetic)` },
      ],
      message,
      advice: false,
      controlArea: false,
      applicability: null,
      contacts: [],
      volumes: [volume(zone, zone.lower)],
      native: { synthetic: true, key: zone.identifier },
    })),
    notams: [
      {
        notamId: notam.notamId,
        qcode: notam.qcode,
        validFrom: new Date(now - day),
        validTo: new Date(now + 14 * day),
        schedule: null,
        text: notam.text,
        volumes: [volume(notam, 0)],
        native: { synthetic: true },
      },
    ],
  };
}

function volume({ centre, radius }: { centre: [number, number]; radius: number }, lower: number | null) {
  const reference = 'AGL' as const;
  return {
    shape: { type: 'Circle' as const, centre, radius },
    lower: lower === null ? null : { metres: lower, reference },
    upper: { metres: 120, reference },
  };
}
