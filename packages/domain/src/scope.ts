/**
 * The shops a member's work covers: all, or shops and groups (with whatever is added to a group later) and the shops they
 * manage. A group is named by its lineage, the path of ids from the root, so that "below" is a prefix.
 */
export type Scope = { kind: 'all' } | { kind: 'some'; shopIds: readonly string[]; lineages: readonly string[] };

/** Whether a shop lies in a scope. The same rule as the SQL of `visible()`, for single objects. */
export function inScope(scope: Scope, shop: { id: string; lineage: string }): boolean {
  if (scope.kind === 'all') return true;
  return scope.shopIds.includes(shop.id) || scope.lineages.some((l) => shop.lineage.startsWith(l));
}
