import type { Actor } from '@rondo/domain/actor';
import { LANGUAGES, languageOf } from '@rondo/domain/language';
import { mayGiveScope, mayGrant } from '@rondo/domain/member';
import { translate } from '@rondo/messages';
import { roleName } from '@rondo/messages/role-name';
import type { Db } from '../../../platform/db/company-db.ts';
import { grantedRole, type NamedRole } from '../../role/index.ts';
import * as q from './import.queries.ts';
import type { PlannedScope } from './plan.ts';
import type { FaultKey, ReadRow } from './read-row.ts';

type Found<T> = { ok: true; value: T } | { ok: false; fault: FaultKey; name: string };

/** What the texts of a file mean: roles and scopes, as far as the actor may give them. */
export interface Names {
  role(name: string): Found<NamedRole>;
  scope(names: readonly string[]): Found<PlannedScope | null>;
}

interface Place {
  id: string;
  lineage: string;
}

export async function namesFor(db: Db, actor: Actor, rows: readonly ReadRow[]): Promise<Names> {
  const wanted = rows.flatMap((row) => row.scope.map((name) => name.toLowerCase()));
  const [roles, groups, shops] = await Promise.all([
    q.roles(db, actor.companyId).execute(),
    wanted.length === 0 ? [] : q.groups(db, actor.companyId).execute(),
    wanted.length === 0 ? [] : q.shops(db, actor.companyId, wanted).execute(),
  ]);
  // A preset is called in each reader's language, and a file goes from reader to reader; a name of one's own comes first.
  const called = LANGUAGES.flatMap((language) => roles.map((role) => ({ role, name: roleName(language, role) })));
  const roleOf = new Map(called.map(({ role, name }) => [name.toLowerCase(), role]));
  for (const role of roles) roleOf.set(role.name.toLowerCase(), role);
  const groupsOf = new Map<string, Place[]>();
  for (const group of groups) {
    // By its path, or by its name alone where there is one of that name.
    for (const key of new Set([group.path.toLowerCase(), group.name.toLowerCase()])) {
      groupsOf.set(key, [...(groupsOf.get(key) ?? []), group]);
    }
  }
  const pathOf = new Map(groups.map((group) => [group.path.toLowerCase(), group]));
  const shopOf = new Map<string, Place>();
  for (const shop of shops) if (shop.code) shopOf.set(shop.code.toLowerCase(), shop);
  for (const shop of shops) shopOf.set(shop.name.toLowerCase(), shop);

  const group = (name: string): Place | 'several' | null => {
    const exact = name === '' ? undefined : pathOf.get(name);
    if (exact) return exact;
    const some = groupsOf.get(name) ?? [];
    return some.length > 1 ? 'several' : (some[0] ?? null);
  };
  return {
    role(name) {
      const row = roleOf.get(name.toLowerCase());
      if (!row) return { ok: false, fault: 'role', name };
      const role = { ...grantedRole(row), id: row.id, name: row.name };
      return mayGrant(actor, role) ? { ok: true, value: role } : { ok: false, fault: 'roleAbove', name };
    },
    scope(names) {
      if (names.length === 0) return { ok: true, value: null };
      if (names.length === 1 && ALL.has(names[0]?.toLowerCase() ?? '')) return all(actor);
      const found: { groups: Place[]; shops: Place[] } = { groups: [], shops: [] };
      for (const name of names) {
        const place = group(name.toLowerCase());
        if (place === 'several') return { ok: false, fault: 'scopeTwo', name };
        const shop = place ? null : shopOf.get(name.toLowerCase());
        if (place) found.groups.push(place);
        else if (shop) found.shops.push(shop);
        else return { ok: false, fault: 'scope', name };
      }
      return some(actor, found);
    },
  };
}

/** The word for everything, in any language of the product. */
const ALL = new Set([
  ...(['zh-CN', 'en-US'] as const).flatMap((language) => [
    translate(languageOf(language), 'member.importing.all').toLowerCase(),
    translate(languageOf(language), 'member.scope.all').toLowerCase(),
  ]),
  '*',
]);

function all(actor: Actor): Found<PlannedScope> {
  if (!mayGiveScope(actor.scope, { kind: 'all' })) return { ok: false, fault: 'scopeAbove', name: '' };
  return { ok: true, value: { kind: 'all', shopIds: [], groupIds: [] } };
}

function some(actor: Actor, { groups, shops }: { groups: Place[]; shops: Place[] }): Found<PlannedScope> {
  const lineages = groups.map((group) => group.lineage);
  if (!mayGiveScope(actor.scope, { kind: 'some', shops, lineages }))
    return { ok: false, fault: 'scopeAbove', name: '' };
  const ids = (places: readonly Place[]): string[] => [...new Set(places.map((place) => place.id))];
  return { ok: true, value: { kind: 'some', shopIds: ids(shops), groupIds: ids(groups) } };
}
