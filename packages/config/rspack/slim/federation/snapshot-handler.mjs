/** Remotes of this product have no manifests, of which snapshots are made: the federation runtime only forgets them. */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
