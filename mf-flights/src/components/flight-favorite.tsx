import { useFlightCalls } from '@estela/api/flights';
import type { Flight } from '@estela/contracts';
import { FavoriteControl } from '@estela/kit/entity';

interface FlightFavoriteProps {
  flight: Pick<Flight, '_id' | 'title' | 'favorite'>;
}

export function FlightFavorite({ flight: { _id, title, favorite } }: FlightFavoriteProps) {
  const { starFlight } = useFlightCalls();
  return <FavoriteControl name={title} favorite={favorite} change={(on) => starFlight(_id, on)} />;
}
