import { shopGroups } from '@rondo/contract/shop-options';
import { surveillanceApi } from '@rondo/contract/surveillance';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { namesOf } from '../../shared/ui/form/conflict/names-of.ts';
import { usePickablePeople, usePickableShops } from '../task/index.ts';
import type { Draft } from './rule-draft.ts';

/** Most of a kind that are named one by one. */
const NAMED = 50;
const some = (drafts: readonly Draft[], of: (draft: Draft) => readonly string[]): string[] =>
  [...new Set(drafts.flatMap(of))].slice(0, NAMED);

/** Names of everything that some drafts of a rule name; asked for when they are needed. */
export function useRuleNames(isNeeded: boolean, drafts: readonly Draft[]) {
  const separator = useT()('permission.forbidden.separator');
  const peopleIds = some(drafts, (one) => [...one.handlerIds, ...one.reviewerIds, ...one.notifyIds]);
  const shopIds = some(drafts, (one) => one.shopIds);
  const cameraId = some(drafts, (one) => [...one.cameraIds, ...one.areas.map((area) => area.cameraId)]);
  const people = usePickablePeople({ ids: peopleIds }, isNeeded && peopleIds.length > 0);
  const shops = usePickableShops({ ids: shopIds }, isNeeded && shopIds.length > 0);
  const groups = useCall(shopGroups, {}, { part: true, enabled: isNeeded });
  const asked = { enabled: isNeeded && cameraId.length > 0, part: true };
  const cameras = useCall(surveillanceApi.cameras, { cameraId, size: NAMED }, asked);
  const named = (known: readonly { id: string; name: string }[]) => (ids: readonly string[]) =>
    ids.length === 0 ? '—' : namesOf(ids, known, separator);
  return {
    people: named(people.list),
    shops: named(shops.list),
    groups: named((groups.data ?? []).map(({ id, name, path }) => ({ id, name: path || name }))),
    cameras: named((cameras.data?.list ?? []).map(({ id, name, shop }) => ({ id, name: `${shop.name} ${name}` }))),
  };
}
