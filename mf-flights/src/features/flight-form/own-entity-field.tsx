import { Link } from '@estela/runtime';
import { SelectField } from '@estela/ui/form';

interface Named {
  _id: string;
  name: string;
}

interface OwnEntityFieldProps {
  name: string;
  /** The pilot's own; undefined until they have loaded. */
  entities: readonly Named[] | undefined;
  /** The current choice: it stays an option even if the list does not contain it. */
  current: Named | null | undefined;
  error: string | false;
  empty: string;
  create: { label: string; to: string };
}

/** A choice of the pilot's own entities. If they fail to load the form can still be submitted. */
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
