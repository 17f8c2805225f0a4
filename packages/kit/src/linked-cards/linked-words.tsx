import { paths } from '@estela/contracts/paths';
import { Link, Slot } from '@estela/runtime';
import { createContext, Fragment, useContext } from 'react';
import { type ItemLink, linkedItems, piecesOf } from './linked-items.ts';
import type { WebLink } from './web-links.ts';

const Whole = createContext<string | undefined>(undefined);

/** For words that are drawn in pieces: the text that they are of. Of it few things are named, however many pieces. */
export const WholeText = Whole.Provider;

/** Words in which an address is a link; one of a flight, drone or spot of this site reads as what it is called. */
export function LinkedWords({ text }: { text: string }) {
  const { origin } = location;
  const whole = useContext(Whole) ?? text;
  const named = new Set(linkedItems(whole, origin).map(({ id }) => id));
  return piecesOf(text, origin).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was written does not move
    <Fragment key={at}>
      {typeof piece === 'string' ? piece : <PieceLink piece={piece} named={named} />}
    </Fragment>
  ));
}

function PieceLink({ piece, named }: { piece: ItemLink | WebLink; named: ReadonlySet<string> }) {
  if ('href' in piece)
    return (
      <a href={piece.href} target="_blank" rel="nofollow ugc noopener">
        {piece.raw}
      </a>
    );
  return (
    <Link to={paths[piece.kind](piece.id) + piece.tail}>
      {named.has(piece.id) ? <Name {...piece} /> : piece.raw}
    </Link>
  );
}

/** Publishing reads which slots a page draws and what it gives them: both are literals. */
function Name({ kind, id, raw }: Pick<ItemLink, 'kind' | 'id' | 'raw'>) {
  if (kind === 'flight') return <Slot name="flightName" with={{ id }} fallback={raw} />;
  if (kind === 'drone') return <Slot name="droneName" with={{ id }} fallback={raw} />;
  return <Slot name="spotName" with={{ id }} fallback={raw} />;
}
