import type { Snapshot, WholeSnapshot } from '@estela/contracts';
import type { Viewer } from '../../../visibility/viewer.ts';
import type { SnapshotRow, WholeSnapshotRow } from './repository.ts';
import { shownBoard, shownVersion } from './shown-lines.ts';
import { withoutSecrets } from './withheld.ts';

export function toSnapshot(row: SnapshotRow, viewer: Viewer): Snapshot {
  const isOwn = row.owner_id === viewer?.id;
  return {
    _id: row.id,
    drone: row.drone_id,
    at: row.at.toISOString(),
    firmware: row.firmware,
    version: isOwn ? row.version : shownVersion(row.version),
    board: isOwn ? row.board : shownBoard(row.board),
    craft: isOwn ? row.craft : null,
    bytes: row.bytes,
    shared: row.shared,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function toWholeSnapshot(row: WholeSnapshotRow, viewer: Viewer): WholeSnapshot {
  const text = row.owner_id === viewer?.id ? row.text : withoutSecrets(row.text);
  return { ...toSnapshot(row, viewer), text };
}
