import type { Actor } from '@rondo/domain/actor';
import type { PointsContent } from '@rondo/domain/points/rule';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './points-rule.queries.ts';

type Named = Pick<PointsContent, 'groupIds' | 'shopIds'>;
interface Reader {
  db: Db;
  actor: Actor;
}

/** Groups and stores that a rule names: those in the reader's sight by name, of the others how many there are. */
export async function placesOf({ db, actor }: Reader, { groupIds, shopIds }: Named) {
  const { companyId } = actor;
  const [groups, allGroups, shopNames, allShops] = await Promise.all([
    q.groupsInSight(db, actor, groupIds).execute(),
    q.groupsByIds(db, companyId, groupIds).execute(),
    q.shopsByIds(db, actor, shopIds).execute(),
    q.shopsOfCompany(db, companyId, shopIds).execute(),
  ]);
  return {
    ...{ groups, groupIds: groups.map(({ id }) => id), hiddenGroups: allGroups.length - groups.length },
    ...{ shopNames, shopIds: shopNames.map(({ id }) => id), hiddenShops: allShops.length - shopNames.length },
  };
}

type Places = Awaited<ReturnType<typeof placesOf>>;

/**
 * What an edit leaves of the places of a rule: what was typed, and what whoever typed does not see as it was. While a rule names
 * something out of their sight its scope stays too.
 */
export function placesAfter<F extends Named & Pick<PointsContent, 'scope'>>(
  fields: F,
  before: Places & Pick<PointsContent, 'scope'>,
  stored: Named,
): F {
  const isPartSeen = before.hiddenGroups + before.hiddenShops > 0;
  const scope = isPartSeen ? before.scope : fields.scope;
  const unseen = (ids: readonly string[], seen: readonly string[]) => ids.filter((id) => !seen.includes(id));
  return {
    ...fields,
    scope,
    groupIds: scope === 'groups' ? [...fields.groupIds, ...unseen(stored.groupIds, before.groupIds)] : [],
    shopIds: scope === 'shops' ? [...fields.shopIds, ...unseen(stored.shopIds, before.shopIds)] : [],
  };
}
