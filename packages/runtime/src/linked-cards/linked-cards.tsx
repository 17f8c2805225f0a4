import { paths } from '@estela/contracts/paths';
import { Link, Slot } from '@estela/runtime';
import { Skeleton, Stack } from '@estela/ui';
import { type LinkedItem, linkedItems } from './linked-items.ts';

/** More would bury what was said. */
const most = 3;

/** Cards of the flights, drones and spots that a text links to, each as its viewer may see it. */
export function LinkedCards({ text }: { text: string }) {
  const items = linkedItems(text, location.origin).slice(0, most);
  if (items.length === 0) return null;
  return (
    <Stack gap={8}>
      {items.map((item) => (
        <LinkedCard key={item.id} {...item} />
      ))}
    </Stack>
  );
}

function LinkedCard({ kind, id }: LinkedItem) {
  return (
    <Slot
      name={`${kind}Card`}
      with={{ id }}
      loading={<Skeleton shape="block" height="6rem" />}
      fallback={<Link to={paths[kind](id)}>{paths[kind](id)}</Link>}
    />
  );
}
