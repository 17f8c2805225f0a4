type Filled<Values> = { [Name in keyof Values]?: Values[Name] | null | undefined };

/** The empty values of a form with what the entity has of them; what it has not stays empty. */
export function filledWith<Values extends object>(empty: Values, entity: Filled<Values>): Values {
  const names = Object.keys(empty) as (keyof Values)[];
  const filled = names.map((name) => [name, entity[name] ?? empty[name]] as const);
  return Object.fromEntries(filled) as Values;
}

/** A form's values without the spaces around each text. */
export function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
