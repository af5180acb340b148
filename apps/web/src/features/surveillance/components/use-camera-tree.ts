import { type CameraBranch, surveillanceApi, type WatchedCamera } from '@rondo/contract/surveillance';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../shared/http/http.ts';
import { keyOf } from '../../../shared/http/query.ts';
import { type CameraNode, cameraNodes } from '../camera-nodes.ts';

/** The counts of what answers are asked again this often, ms. */
const REFRESH_MS = 60_000;
const ROOT = '';

interface CameraTree {
  nodes: readonly CameraNode[];
  isLoading: boolean;
  /** Given where something did not come. */
  onRetry: (() => void) | undefined;
  /** Asks for what is below a group or store. */
  ask: (of: 'group' | 'shop', id: string) => void;
}

/** The tree of cameras as far as it was opened: each group and store is asked for when it is first seen open. */
export function useCameraTree(isOnlineOnly: boolean, rootName: string): CameraTree {
  const [groups, setGroups] = useState<readonly string[]>([ROOT]);
  const [shops, setShops] = useState<readonly string[]>([]);
  const branches = useQueries({ queries: groups.map(branchQuery), combine: answersOf<CameraBranch> });
  const cameras = useQueries({ queries: shops.map(shopQuery), combine: answersOf<{ list: WatchedCamera[] }> });
  const nodes = useMemo(() => {
    const found = <T>(ids: readonly string[], data: readonly (T | undefined)[]) =>
      ids.flatMap((id, at) => {
        const one = data[at];
        return one === undefined ? [] : [[id, one] as const];
      });
    const known = {
      branches: new Map(found(groups, branches.data)),
      cameras: new Map(found(shops, cameras.data).map(([id, { list }]) => [id, list])),
      isOnlineOnly,
    };
    return cameraNodes(known, rootName);
  }, [groups, shops, branches.data, cameras.data, isOnlineOnly, rootName]);
  const isFailed = branches.isFailed || cameras.isFailed;
  return {
    nodes,
    isLoading: branches.data[0] === undefined && !isFailed,
    onRetry: isFailed ? () => [...branches.retries, ...cameras.retries].forEach((retry) => void retry()) : undefined,
    ask(of, id) {
      const add = (ids: readonly string[]) => (ids.includes(id) ? ids : [...ids, id]);
      if (of === 'group') setGroups(add);
      else setShops(add);
    },
  };
}

function branchQuery(id: string) {
  const input = id === ROOT ? {} : { groupId: id };
  return {
    queryKey: keyOf(surveillanceApi.branch, input),
    queryFn: () => call(surveillanceApi.branch, input, { part: true }),
    refetchInterval: REFRESH_MS,
  };
}

function shopQuery(id: string) {
  const input = { shopId: [id], size: 100 };
  return {
    queryKey: keyOf(surveillanceApi.cameras, input),
    queryFn: () => call(surveillanceApi.cameras, input, { part: true }),
    refetchInterval: REFRESH_MS,
  };
}

interface Answer<T> {
  data: T | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

function answersOf<T>(results: readonly Answer<T>[]) {
  return {
    data: results.map(({ data }) => data),
    isFailed: results.some(({ isError }) => isError),
    retries: results.flatMap(({ isError, refetch }) => (isError ? [refetch] : [])),
  };
}
