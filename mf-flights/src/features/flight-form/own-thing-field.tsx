import { Link } from '@estela/runtime';
import { SelectField } from '@estela/ui/form';

interface Thing {
  _id: string;
  name: string;
}

interface OwnThingFieldProps {
  name: string;
  label: string;
  /** The choice of nothing. */
  none: string;
  /** The pilot's own; undefined until they are known. */
  things: readonly Thing[] | undefined;
  /** What is chosen already: it stays a choice even where the list does not hold it. */
  current: Thing | null | undefined;
  error: string | false;
  empty: string;
  create: { label: string; to: string };
}

/** One of the pilot's own things. What fails to load does not keep the rest of the form from being sent. */
export function OwnThingField(props: OwnThingFieldProps) {
  const { name, label, none, things = [], current, error, empty, create } = props;
  const isKnown = !current || things.some(({ _id }) => _id === current._id);
  const choices = isKnown ? things : [current, ...things];
  const isEmpty = props.things?.length === 0;
  return (
    <SelectField
      name={name}
      label={label}
      placeholder={none}
      options={choices.map((thing) => ({ value: thing._id, label: thing.name }))}
      hint={
        error ||
        (isEmpty && (
          <>
            {empty}{' '}
            <Link to={create.to} target="_blank">
              {create.label}
            </Link>
          </>
        ))
      }
    />
  );
}
