import type { RoleDiff } from '@rondo/contract/role';
import { type AccessDiff, accessDiff, effectiveAccess } from '@rondo/domain/access';
import type { PermissionCode } from '@rondo/domain/permission';
import { TIERS, type Tier } from '@rondo/domain/role';
import type { Db } from '../../platform/db/company-db.ts';
import * as h from './holder.queries.ts';
import * as q from './role.queries.ts';

/** Names a code tells; the counts say how many there are. */
const NAMES = 20;

interface RoleAccess {
  codes: readonly string[];
  tier: string;
}
type Hands = RoleDiff['codes'][number];

interface Effect extends AccessDiff {
  tierStep: number;
}

/** Everybody who holds a role, and what they gain and lose when it becomes something else. Two questions, however many hold it. */
export async function diffOf(
  db: Db,
  companyId: string,
  roleId: string,
  before: RoleAccess,
  after: RoleAccess,
): Promise<{ memberIds: string[]; diff: RoleDiff }> {
  const holders = await h.holders(db, companyId, roleId).execute();
  const roles = new Map((await q.all(db, companyId).execute()).map((role) => [role.id, role]));
  const effects = new Map<string, Effect>();
  const effectOf = (otherIds: readonly string[]): Effect => {
    const key = otherIds.join();
    const known = effects.get(key);
    if (known) return known;
    const others = otherIds.flatMap((id) => roles.get(id) ?? []);
    const [had, has] = [effectiveAccess([...others, before]), effectiveAccess([...others, after])];
    const effect = { ...accessDiff(had.codes, has.codes), tierStep: step(had.tier, has.tier) };
    effects.set(key, effect);
    return effect;
  };
  const told = holders.map((holder) => ({ name: holder.name, ...effectOf(holder.other_ids) }));
  return { memberIds: holders.map((holder) => holder.id), diff: sumOf(told) };
}

/** What members gain and lose who have other roles afterwards than before. */
export function diffBetween(
  members: readonly { name: string; before: readonly RoleAccess[]; after: readonly RoleAccess[] }[],
): RoleDiff {
  return sumOf(
    members.map(({ name, before, after }) => {
      const [had, has] = [effectiveAccess(before), effectiveAccess(after)];
      return { name, ...accessDiff(had.codes, has.codes), tierStep: step(had.tier, has.tier) };
    }),
  );
}

const sumOf = (told: readonly ({ name: string } & Effect)[]): RoleDiff => ({
  codes: handsOf(told),
  gaining: told.filter((one) => one.gained.length > 0).length,
  losing: told.filter((one) => one.lost.length > 0).length,
  wider: told.filter((one) => one.tierStep > 0).length,
  narrower: told.filter((one) => one.tierStep < 0).length,
});

const step = (had: Tier, has: Tier): number => TIERS.indexOf(has) - TIERS.indexOf(had);

/** Code by code, the most people first. */
function handsOf(told: readonly ({ name: string } & AccessDiff)[]): Hands[] {
  const hands = new Map<PermissionCode, Hands>();
  const of = (code: PermissionCode): Hands => {
    const found = hands.get(code) ?? { code, gain: 0, lose: 0, gainNames: [], loseNames: [] };
    hands.set(code, found);
    return found;
  };
  for (const { name, gained, lost } of told) {
    for (const code of gained) {
      const row = of(code);
      row.gain += 1;
      if (row.gainNames.length < NAMES) row.gainNames.push(name);
    }
    for (const code of lost) {
      const row = of(code);
      row.lose += 1;
      if (row.loseNames.length < NAMES) row.loseNames.push(name);
    }
  }
  return [...hands.values()].sort((a, b) => b.gain + b.lose - (a.gain + a.lose));
}
