import type { ShopGroup } from '@rondo/contract/shop-options';

/** Groups below the chosen ones, at any depth. `groups` has parents before their children. */
export function coveredIds(
  groups: readonly Pick<ShopGroup, 'id' | 'parentId'>[],
  chosen: readonly string[],
): ReadonlySet<string> {
  const covered = new Set<string>();
  for (const { id, parentId } of groups) {
    if (parentId !== null && (chosen.includes(parentId) || covered.has(parentId))) covered.add(id);
  }
  return covered;
}
