/** The name of a field of the report: `battery.cells` is `csv.field.cells`. */
export function fieldKey(field: string): `csv.field.${string}` {
  return `csv.field.${field.slice(field.lastIndexOf('.') + 1)}`;
}
