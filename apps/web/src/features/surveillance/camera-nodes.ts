import type { CameraBranch, WatchedCamera } from '@rondo/contract/surveillance';
import type { TreeNode } from '../../shared/ui/tree/tree-index.ts';

interface Counts {
  online: number;
  total: number;
}

/** A row of the tree of cameras. */
export type CameraNode = TreeNode &
  (
    | ({ kind: 'group' | 'shop' } & Counts)
    | { kind: 'device' }
    | { kind: 'camera'; camera: WatchedCamera }
    /** Stands where the rows of a group or store come: whoever sees it asks for them. */
    | { kind: 'coming'; of: 'group' | 'shop'; ofId: string }
    /** There are more stores than are told. */
    | { kind: 'more' }
  );

interface Known {
  /** By the id of the group; '' is the root. */
  branches: ReadonlyMap<string, CameraBranch>;
  /** By the id of the store. */
  cameras: ReadonlyMap<string, readonly WatchedCamera[]>;
  isOnlineOnly: boolean;
}

/** The row above all others; it alone is open from the start. */
const ROOT = 'all';

/** Group, store, device where it has several, camera: as far as is known so far, in the order of a tree. */
export function cameraNodes(known: Known, rootName: string): CameraNode[] {
  const root = known.branches.get('');
  if (!root) return [];
  const parts = [...root.groups, ...root.shops];
  const sum = (of: (counts: Counts) => number) => parts.reduce((all, part) => all + of(part), 0);
  const counts = { online: sum(({ online }) => online), total: sum(({ total }) => total) };
  if (counts.total === 0) return [];
  return [{ id: ROOT, parentId: null, name: rootName, kind: 'group', ...counts }, ...nodesBelow(known, '')];
}

function nodesBelow(known: Known, groupId: string): CameraNode[] {
  const branch = known.branches.get(groupId);
  const parentId = groupId || ROOT;
  if (!branch) return [coming('group', groupId)];
  const isShown = ({ online, total }: Counts): boolean => (known.isOnlineOnly ? online : total) > 0;
  return [
    ...branch.groups
      .filter(isShown)
      .flatMap((group): CameraNode[] => [{ ...group, parentId, kind: 'group' }, ...nodesBelow(known, group.id)]),
    ...branch.shops
      .filter(isShown)
      .flatMap((shop): CameraNode[] => [{ ...shop, parentId, kind: 'shop' }, ...nodesOfShop(known, shop.id)]),
    ...(branch.hasMore ? [{ id: `${groupId} more`, parentId, name: '', kind: 'more' as const }] : []),
  ];
}

function nodesOfShop({ cameras, isOnlineOnly }: Known, shopId: string): CameraNode[] {
  const found = cameras.get(shopId);
  if (!found) return [coming('shop', shopId)];
  const shown = found.filter(({ state }) => !isOnlineOnly || state === 'online');
  const devices = new Map(shown.map(({ device }) => [device.id, device]));
  return [...devices.values()].flatMap((device): CameraNode[] => {
    const own = shown.filter((camera) => camera.device.id === device.id);
    if (own.length === 1) return own.map((camera) => cameraNode(camera, shopId));
    return [
      { id: device.id, parentId: shopId, name: device.name, kind: 'device' },
      ...own.map((camera) => cameraNode(camera, device.id)),
    ];
  });
}

export const cameraNode = (camera: WatchedCamera, parentId: string | null): CameraNode => ({
  ...{ id: camera.id, parentId, name: camera.name },
  ...{ kind: 'camera', camera },
});

const coming = (of: 'group' | 'shop', ofId: string): CameraNode => ({
  ...{ id: `${ofId} coming`, parentId: ofId, name: '' },
  ...{ kind: 'coming', of, ofId },
});
