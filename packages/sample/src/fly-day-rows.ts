import { type Draft, dates, day, hour, type Ids, idOf } from './draft.ts';

/** Hours of one whose end nobody said, as the server counts it. */
const openEnd = 4;

/** What groups plan and planned to fly, at a full hour of UTC, and who comes. */
export function flyDayRows(draft: Draft, groups: Ids, spots: Ids) {
  const all = draft.data.flyDays.map((entry) => {
    const at = Math.floor((draft.now + entry.inDays * day) / day) * day + entry.hour * hour;
    const made = Math.min(draft.now, at) - 3 * day;
    const row = {
      id: draft.newId(made),
      group_id: idOf(groups, entry.group),
      maker_id: idOf(draft.pilots, entry.maker),
      title: entry.title,
      description: entry.description,
      at: new Date(at),
      until: entry.hours === null ? null : new Date(at + entry.hours * hour),
      ends_at: new Date(at + (entry.hours ?? openEnd) * hour),
      spot_id: entry.spot === null ? null : idOf(spots, entry.spot),
      places: entry.limit,
      ...dates(made),
    };
    const said = [
      ...entry.yes.map((name, place) => ({ name, answer: 'yes' as const, place })),
      ...entry.maybe.map((name) => ({ name, answer: 'maybe' as const, place: 0 })),
    ];
    const answers = said.map(({ name, answer, place }, index) => ({
      fly_day_id: row.id,
      user_id: idOf(draft.pilots, name),
      answer,
      waiting: answer === 'yes' && place >= (entry.limit ?? Number.POSITIVE_INFINITY),
      turn: index + 1,
      answered_at: new Date(made + (index + 1) * hour),
    }));
    return { row, answers };
  });
  return { flyDays: all.map(({ row }) => row), flyDayAnswers: all.flatMap(({ answers }) => answers) };
}
