/** The key of a row about a person, who may be missing from a broken answer. */
export function personKey(row: { user: { _id: string }; _id?: string }): string {
  return row.user?._id ?? row._id ?? '';
}
