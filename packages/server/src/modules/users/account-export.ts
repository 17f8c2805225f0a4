import type { AccountExport } from '@estela/contracts';
import type { Db } from '../../database/open.ts';
import { toOwnUser } from '../../identity/own-user.ts';
import type { SessionUser } from '../../identity/session-user.ts';
import { toUserSummary } from '../../identity/user-summary.ts';
import { listStickers } from '../batteries/index.ts';
import { listComponents, selectInstallations, toComponent, toInstallation } from '../components/index.ts';
import { selectWholeDrones, toWholeDrone } from '../drones/index.ts';
import { exportStatusChanges, selectEquipment, toEquipmentItem } from '../equipment-items/index.ts';
import { selectWholeFlights, toWholeFlight } from '../flights/index.ts';
import { readOwnActs, toEntry as toModerationEntry } from '../moderation/index.ts';
import { readOwnRules, toRule } from '../reminders/index.ts';
import { listOwnSnapshots, toWholeSnapshot } from '../snapshots/index.ts';
import { selectSpots, toSpot } from '../spots/index.ts';
import { readAllEntries, toEntry } from '../upkeep/index.ts';
import {
  readDiscussions,
  readFlyDays,
  readGroupOrder,
  readHidden,
  readLikedPosts,
  readMarks,
  readMemberships,
  readRelations,
  readReports,
} from './export-repository.ts';
import { requireOwnUser } from './own-account.ts';

const everything = { page: 1, limit: Number.MAX_SAFE_INTEGER };

/** All that a pilot has put in, from one moment: what others change meanwhile is either all in it or not at all. */
export function exportAccount(db: Db, viewer: SessionUser): Promise<AccountExport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => ({
      exportedAt: new Date().toISOString(),
      user: toOwnUser(await requireOwnUser(trx, viewer)),
      ...(await readItems(trx, viewer)),
      following: (await readRelations(trx, 'following', viewer.id)).map(toUserSummary),
      followers: (await readRelations(trx, 'followers', viewer.id)).map(toUserSummary),
      blocked: (await readRelations(trx, 'blocked', viewer.id)).map(toUserSummary),
      followRequestsSent: (await readRelations(trx, 'sent', viewer.id)).map(toUserSummary),
      followRequestsReceived: (await readRelations(trx, 'received', viewer.id)).map(toUserSummary),
      removedFollowers: (await readRelations(trx, 'removed', viewer.id)).map(toUserSummary),
      groups: await readMemberships(trx, viewer.id),
      ...(await readGroupOrder(trx, viewer.id)),
      ...(await readDiscussions(trx, viewer.id)),
      ...(await readFlyDays(trx, viewer.id)),
      ...(await readMarks(trx, viewer.id)),
      likedPosts: await readLikedPosts(trx, viewer.id),
      hiddenFromFeed: await readHidden(trx, viewer.id),
      reports: await readReports(trx, viewer.id),
      moderation: (await readOwnActs(trx, viewer.id)).map(toModerationEntry),
    }));
}

async function readItems(trx: Db, viewer: SessionUser) {
  const [flights, drones, spots] = [
    selectWholeFlights(trx, viewer),
    selectWholeDrones(trx, viewer),
    selectSpots(trx, viewer),
  ];
  const equipment = selectEquipment(trx).where('owner_id', '=', viewer.id).orderBy('id');
  const installations = selectInstallations(trx)
    .innerJoin('components', 'components.id', 'component_id')
    .where('components.owner_id', '=', viewer.id)
    .orderBy('installations.id');
  const components = await listComponents(trx, viewer.id, { ...everything, sort: 'newest' });
  return {
    flights: (await flights.where('flights.owner_id', '=', viewer.id).orderBy('flights.id').execute()).map(
      toWholeFlight,
    ),
    drones: (await drones.where('drones.owner_id', '=', viewer.id).orderBy('drones.id').execute()).map(
      toWholeDrone,
    ),
    components: components.map(toComponent).reverse(),
    installations: (await installations.execute()).map(toInstallation),
    snapshots: (await listOwnSnapshots(trx, viewer.id)).map((row) => toWholeSnapshot(row, viewer)),
    equipmentItems: (await equipment.execute()).map(toEquipmentItem),
    equipmentStatusChanges: await exportStatusChanges(trx, viewer.id),
    batteryStickers: await listStickers(trx, viewer.id),
    upkeep: (await readAllEntries(trx, viewer.id)).map(toEntry),
    reminderRules: (await readOwnRules(trx, viewer.id)).map((rule) => toRule(rule)),
    spots: (await spots.where('spots.owner_id', '=', viewer.id).orderBy('spots.id').execute()).map(toSpot),
  };
}
