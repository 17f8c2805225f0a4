/**
 * A cell that starts like a formula would be run by a spreadsheet. An apostrophe in front makes it text; cells that have
 * apostrophes before such a start get one more, so that reading takes off exactly what writing put there.
 */
export const formulaStart = /^'*[=+\-@\t\r]/;

export function withoutMark(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;
}
