import type { KnowledgePermissions } from '@rondo/contract/knowledge-shapes';
import { subjectKey } from '@rondo/domain/knowledge/access';

/** A line of a list of permissions, with the name of whom it is about. */
export type Grant = KnowledgePermissions['grants'][number];

/** Lines for some subjects more; whoever stands there already keeps their level. */
export function withGrants(grants: readonly Grant[], added: readonly Grant[]): Grant[] {
  const known = new Set(grants.map(subjectKey));
  return [...grants, ...added.filter((one) => !known.has(subjectKey(one)))];
}

export const withoutGrant = (grants: readonly Grant[], gone: Grant): Grant[] =>
  grants.filter((one) => subjectKey(one) !== subjectKey(gone));

export const withLevel = (grants: readonly Grant[], of: Grant, level: Grant['level']): Grant[] =>
  grants.map((one) => (subjectKey(one) === subjectKey(of) ? { ...one, level } : one));

/** As they are sent. */
export const sentGrants = (grants: readonly Grant[]) => grants.map(({ kind, id, level }) => ({ kind, id, level }));

/** Whether two lists say the same, in whatever order. */
export function isSameList(one: readonly Grant[], other: readonly Grant[]): boolean {
  const said = (list: readonly Grant[]) => list.map((grant) => `${subjectKey(grant)} ${grant.level}`).sort();
  return said(one).join() === said(other).join();
}
