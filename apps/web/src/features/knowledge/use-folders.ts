import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeLevel, KnowledgeMode } from '@rondo/domain/knowledge/access';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../shared/http/http.ts';
import { keyOf } from '../../shared/http/query.ts';

export interface FolderNode {
  id: string;
  parentId: string | null;
  name: string;
  mode: KnowledgeMode;
  level: KnowledgeLevel;
  hasBelow: boolean;
}

const TOP = '';

/** The folders as a tree that comes as it is opened. `way`: folders whose content is shown from the start, to the one that is open. */
export function useFolders(way: readonly string[]) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const asked = [...new Set([TOP, ...way, ...opened])];
  const reads = useQueries({
    queries: asked.map((parentId) => {
      const input = parentId === TOP ? {} : { parentId };
      return {
        queryKey: keyOf(knowledgeApi.tree, input),
        // A folder that was deleted meanwhile has none below it; the list beside the tree says what happened.
        queryFn: () => call(knowledgeApi.tree, input, { part: true, isShown: true }),
      };
    }),
  });
  const [top] = reads;
  const nodes = useStable(
    asked.flatMap((parentId, at) =>
      (reads[at]?.data ?? []).map(
        ({ hasFolders, ...folder }): FolderNode => ({
          ...folder,
          parentId: parentId === TOP ? null : parentId,
          hasBelow: hasFolders,
        }),
      ),
    ),
  );
  return {
    nodes,
    isLoading: top?.isPending ?? true,
    onRetry: top?.isError ? () => void top.refetch() : undefined,
    open: (ids: readonly string[]) => setOpened((before) => [...new Set([...before, ...ids])]),
  };
}

/** The same array as long as it says the same: the tree draws only what changed. */
function useStable(nodes: readonly FolderNode[]): readonly FolderNode[] {
  const said = JSON.stringify(nodes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said stands for the array, which is new each render
  return useMemo(() => nodes, [said]);
}
