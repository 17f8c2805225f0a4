import type { Flight } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { fromList } from '@estela/kit/entity';
import { Link } from '@estela/runtime';
import styles from './flight-title.module.css';
import { type Selection, useIsChosen, useSelection } from './selection.ts';

/** The title of a card or a row, whose link covers it; while flights are being chosen, the box that chooses it. */
export function FlightTitle({ flight }: { flight: Flight }) {
  const selection = useSelection();
  if (selection) return <ChoiceBox flight={flight} selection={selection} />;
  return (
    <Link to={paths.flight(flight._id)} state={fromList}>
      {flight.title}
    </Link>
  );
}

function ChoiceBox({ flight, selection }: { flight: Flight; selection: Selection }) {
  const isChosen = useIsChosen(selection, flight._id);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isChosen}
        onChange={() => selection.toggle(flight)}
      />
      {flight.title}
    </label>
  );
}
