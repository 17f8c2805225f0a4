import type { BoxSpot } from '@estela/contracts';
import { Country } from './country.tsx';

/** Where a spot is: its pilot's description, and the country. */
export function PlaceWords({ location: { address, country } }: Pick<BoxSpot, 'location'>) {
  return (
    <>
      {address}
      {address && country && ' · '}
      {country && <Country code={country} />}
    </>
  );
}
