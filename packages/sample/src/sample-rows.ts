import { sampleAirspace } from './airspace.ts';
import { readData, type SampleData } from './data.ts';
import { discussionRows, flightCommentRows, postRows } from './discussion-rows.ts';
import { type Draft, idsByKey } from './draft.ts';
import { flyDayRows } from './fly-day-rows.ts';
import { componentRows, equipmentRows, installationRows, packRows, statusChangeRows } from './gear-rows.ts';
import { groupRows, postLikeRows, topicReadRows } from './group-rows.ts';
import { droneRows, flightRows, spotRows, userRows } from './item-rows.ts';
import { logRows } from './log-rows.ts';
import type { SamplePicture } from './pictures.ts';
import { bookmarkRows, followRequestRows, followRows, likeRows } from './relations.ts';
import { snapshotRows } from './snapshot-rows.ts';

/** The sample as rows of the server's tables, to be inserted in this order; `now` is epoch milliseconds. */
export function sampleRows(now: number, newId: (at: number) => string) {
  const data = readData();
  const users = userRows({ data, now, newId });
  const draft: Draft = {
    data,
    now,
    newId,
    pilots: new Map(users.map(({ username, id }) => [username, id])),
  };
  const drones = droneRows(draft);
  const spots = spotRows(draft);
  const flights = flightRows(draft, idsByKey(data.drones, drones), idsByKey(data.spots, spots));
  const { tracks, series, figures } = logRows(draft, flights);
  const { groups, members, acts } = groupRows(draft);
  const components = componentRows(draft);
  const equipment = equipmentRows(draft);
  const groupIds = idsByKey(data.groups, groups);
  const discussions = discussionRows(draft, groupIds);
  const posted = postRows(draft, groupIds);
  return {
    users,
    drones,
    spots,
    flights: flights.map((flight) => ({ ...flight, ...figures.get(flight.id) })),
    tracks,
    series,
    follows: followRows(draft),
    followRequests: followRequestRows(draft),
    likes: likeRows(draft, [...flights, ...drones, ...spots]),
    bookmarks: [...bookmarkRows(draft, data.flights, flights), ...bookmarkRows(draft, data.spots, spots)],
    ...flightCommentRows(draft, flights),
    groups,
    members,
    acts,
    components,
    installations: installationRows(draft, components, drones),
    equipment,
    packs: packRows(draft, flights, equipment),
    statusChanges: statusChangeRows(draft, equipment),
    snapshots: snapshotRows(draft, drones),
    ...discussions,
    topicReads: topicReadRows(draft, discussions.topics, members),
    ...posted,
    postLikes: postLikeRows(draft, posted.posts),
    ...flyDayRows(draft, groupIds, idsByKey(data.spots, spots)),
    airspace: sampleAirspace(data, now),
    pictures: [
      ...picturesOf('flights', flights, data.flights, ({ poster }) => poster),
      ...picturesOf('pilots', users, data.pilots, ({ look, username }) => look && username),
      ...picturesOf('drones', drones, data.drones, ({ key }) => key),
      ...picturesOf('groups', groups, data.groups, ({ key }) => key),
    ],
  };
}

function picturesOf<K extends SamplePicture['kind'] & keyof SampleData>(
  kind: K,
  rows: readonly { id: string; owner_id?: string }[],
  list: SampleData[K],
  nameOf: (entry: SampleData[K][number]) => string | undefined,
): SamplePicture[] {
  return rows.flatMap(({ id, owner_id: ownerId = id }, index) => {
    const entry = list[index];
    const name = entry && nameOf(entry);
    return name ? [{ kind, name, id, ownerId }] : [];
  });
}
