import { Link } from '@estela/runtime';
import { SelectField } from '@estela/ui/form';

interface Named {
  _id: string;
  name: string;
}

interface OwnEntityFieldProps {
  name: string;
  /** The pilot's own; undefined until they are known. */
  entities: readonly Named[] | undefined;
  /** What is chosen already: it stays a choice even where the list does not hold it. */
  current: Named | null | undefined;
  error: string | false;
  empty: string;
  create: { label: string; to: string };
}

/** One of the pilot's own entities. What fails to load does not keep the rest of the form from being sent. */
export function OwnEntityField(props: OwnEntityFieldProps) {
  const { name, entities = [], current, error, empty, create } = props;
  const isKnown = !current || entities.some(({ _id }) => _id === current._id);
  const choices = isKnown ? entities : [current, ...entities];
  const isEmpty = props.entities?.length === 0;
  return (
    <SelectField
      name={name}
      options={choices.map((entity) => ({ value: entity._id, label: entity.name }))}
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
