import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { groupSegment } from '../scope/index.ts';

type Levels = Output<typeof statisticsApi.inspection>['levels'];
interface Group {
  id: string;
  parent_id: string | null;
  name: string;
}
interface Cell {
  shop_lineage: string;
  /** null: not scored. */
  place: number | null;
  records: number;
}

/**
 * Level counts of the groups one level below the chosen one (below the root without a choice); shops that hang at the chosen
 * group itself are a row under its name, and of several chosen groups each is a row. Groups keep the order given.
 */
export function levelsByGroup(cells: readonly Cell[], groups: readonly Group[], chosen: readonly string[]): Levels {
  const bySegment = new Map(groups.map((group) => [groupSegment(group.id), group]));
  const rows = new Map<string, Levels[number]>();
  for (const { shop_lineage, place, records } of cells) {
    if (place === null) continue;
    const way = shop_lineage.match(/[^.]+\./g) ?? [];
    const group = rowOf(way, bySegment, chosen);
    if (!group) continue;
    const row = rows.get(group.id) ?? { groupId: group.id, name: group.name, records: 0, byRank: [0, 0, 0, 0] };
    row.records += records;
    row.byRank[place] = (row.byRank[place] ?? 0) + records;
    rows.set(group.id, row);
  }
  return groups.map((group) => rows.get(group.id)).filter((row) => row !== undefined);
}

/** The group a lineage counts under. A group that is gone by now counts under the one above it. */
function rowOf(
  way: readonly string[],
  bySegment: ReadonlyMap<string, Group>,
  chosen: readonly string[],
): Group | undefined {
  const steps = way.map((segment) => bySegment.get(segment));
  if (chosen.length > 1) return steps.findLast((group) => group !== undefined && chosen.includes(group.id));
  const [only] = chosen;
  const at = only === undefined ? 0 : steps.findIndex((group) => group?.id === only);
  return at === -1 ? undefined : (steps[at + 1] ?? steps[at]);
}
