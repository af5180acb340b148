import type { Actor } from '@rondo/domain/actor';

/**
 * Whether shops may be put into a group: everywhere for who sees all shops, otherwise at or below the groups of the own
 * scope. Managing single shops reaches no group.
 */
export function scopeCoversGroup(actor: Actor, lineage: string): boolean {
  return actor.scope.kind === 'all' || actor.scope.lineages.some((own) => lineage.startsWith(own));
}

/** Whether there is any group that shops may be put into. */
export function mayAddShops(actor: Actor): boolean {
  return managesShops(actor) && (actor.scope.kind === 'all' || actor.scope.lineages.length > 0);
}

/** Whether the shops in sight may be changed at all; which ones these are is the scope's matter. */
export function managesShops(actor: Actor): boolean {
  return actor.codes.has('shop_store');
}
