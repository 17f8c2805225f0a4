import { paths } from '@estela/contracts/paths';
import { Link, Slot } from '@estela/runtime';
import { Skeleton, Stack } from '@estela/ui';
import { type LinkedItem, linkedItems } from './linked-items.ts';

/** Cards of the flights, drones and spots that a text links to, each as its viewer may see it. */
export function LinkedCards({ text }: { text: string }) {
  const items = linkedItems(text, location.origin);
  if (items.length === 0) return null;
  return (
    <Stack gap={8}>
      {items.map((item) => (
        <LinkedCard key={item.id} {...item} />
      ))}
    </Stack>
  );
}

/** Publishing reads which slots a page draws and what it gives them: both are literals. */
function LinkedCard({ kind, id }: LinkedItem) {
  const plain = {
    loading: <Skeleton shape="block" height="6rem" />,
    fallback: <Link to={paths[kind](id)}>{paths[kind](id)}</Link>,
  };
  if (kind === 'flight') return <Slot name="flightCard" with={{ id }} {...plain} />;
  if (kind === 'drone') return <Slot name="droneCard" with={{ id }} {...plain} />;
  return <Slot name="spotCard" with={{ id }} {...plain} />;
}
