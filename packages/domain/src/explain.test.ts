import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveAccess } from './access.ts';
import type { Actor } from './actor.ts';
import {
  type ExplainedMember,
  type ExplainedObject,
  type ExplainedRole,
  type Explanation,
  explainObject,
  explainPage,
  type Fix,
  OBJECT_RULES,
} from './explain.ts';
import { MEMBER_STATES } from './member.ts';
import { LIVE_PAGES, pageRule } from './page.ts';
import { type CodeRule, holds, PERMISSION_CODES } from './permission.ts';
import { maySeeRecord } from './record.ts';
import { maySeeRectification } from './rectification.ts';
import { PRESET_ROLES, ROLE_KEYS, TIERS } from './role.ts';
import { inScope, type Scope } from './scope.ts';
import { maySeeTask } from './task.ts';

const presets: ExplainedRole[] = ROLE_KEYS.map((key) => ({
  id: key,
  name: key,
  key,
  members: 5,
  ...PRESET_ROLES[key],
}));
const shop = { id: 'harbour', lineage: 'root.east.' };

function memberWith(
  roleIds: readonly string[],
  roles: readonly ExplainedRole[],
  scope: Scope,
  state = 'active' as const,
): ExplainedMember {
  const held = roles.filter((role) => roleIds.includes(role.id));
  const actor: Actor = {
    companyId: 'c',
    memberId: 'm',
    personId: 'p',
    sessionId: '',
    name: 'Mia',
    ...effectiveAccess(held),
    scope,
    isOwner: false,
    isAdmin: false,
    language: 'en-US',
    timeZone: 'Asia/Shanghai',
    cutOff: '00:00',
  };
  return { state, actor, roleIds };
}
const nowhere: Scope = { kind: 'some', shopIds: [], lineages: [] };
const atShop: Scope = { kind: 'some', shopIds: ['harbour'], lineages: [] };
const task = (more: Partial<Extract<ExplainedObject, { kind: 'task' }>> = {}): ExplainedObject => ({
  kind: 'task',
  shop,
  relations: [],
  isOpen: true,
  ...more,
});
const kinds = ({ fixes }: Explanation): string[] =>
  fixes.map((fix) => ('role' in fix ? `${fix.kind} ${fix.role.name}` : fix.kind));
const failed = ({ checks }: Explanation): string[] => checks.filter((c) => !c.passed).map((c) => c.check);

describe('the explanation', () => {
  it('of an inspector without scope names the shop, and adding it is the smallest change', () => {
    const answer = explainObject(memberWith(['inspector'], presets, nowhere), task(), presets);
    expect(answer.allowed).toBe(false);
    expect(failed(answer)).toEqual(['scope', 'relation']);
    expect(kinds(answer)).toEqual(['add_shop', 'widen_tier administrator', 'add_person']);
    expect(explainObject(memberWith(['inspector'], presets, atShop), task(), presets).allowed).toBe(true);
  });

  it('of a page names the smallest role that has its code, then the role to put it into', () => {
    const answer = explainPage(memberWith(['staff'], presets, nowhere), pageRule('/inspect/cycle'), presets);
    expect(kinds(answer)).toEqual(['add_role area_manager', 'add_role administrator', 'add_code staff']);
  });

  it('of a page that needs two codes puts what is missing of them into the role', () => {
    const own: ExplainedRole = {
      id: 'r',
      name: 'Analyst',
      key: null,
      locked: false,
      codes: ['ai_inspect_stat'],
      tier: 'own',
      members: 1,
    };
    const answer = explainPage(memberWith(['r'], [own], nowhere), pageRule('/inspect/overview'), [own]);
    expect(answer.fixes).toEqual([{ kind: 'add_code', role: own, codes: ['shop_list'] }]);
  });

  it('of staff in scope names the tier, and of a participant nothing but that', () => {
    const staff = memberWith(['staff'], presets, atShop);
    expect(failed(explainObject(staff, task(), presets))).toEqual(['tier', 'relation']);
    expect(kinds(explainObject(staff, task({ isOpen: false }), presets))).toEqual(['widen_tier store_manager']);
    const part = explainObject(staff, task({ relations: ['cc'] }), presets);
    expect(part).toMatchObject({ allowed: true, fixes: [] });
    expect(part.checks.map((c) => c.check)).toEqual(['state', 'relation']);
  });

  it('asks for all that is needed together when several checks fail, and for one role when it is enough', () => {
    const bare: ExplainedRole = { id: 'b', name: 'Bare', key: null, locked: false, codes: [], tier: 'own', members: 1 };
    const roles = [...presets.filter((role) => role.key !== 'administrator'), bare];
    const left = { ...memberWith(['b'], roles, nowhere), state: 'resigned' as const };
    expect(kinds(explainObject(left, { kind: 'shop', shop }, roles))).toEqual([
      'enable_member',
      'add_role store_manager',
      'add_shop',
    ]);
    const record: ExplainedObject = { kind: 'record', shop, relations: [], isOpen: false };
    expect(kinds(explainObject(memberWith(['b'], roles, atShop), record, roles))).toEqual(['add_role store_manager']);
  });
});

const subset = fc.subarray([...PERMISSION_CODES]);
const roleArb = fc
  .tuple(subset, fc.constantFrom(...TIERS), fc.boolean(), fc.nat(9))
  .map(([codes, tier, locked, members]) => ({ codes, tier, locked, members }));
const scopeArb = fc.oneof(
  fc.constant<Scope>({ kind: 'all' }),
  fc.record({
    kind: fc.constant('some' as const),
    shopIds: fc.subarray(['harbour', 'airport']),
    lineages: fc.subarray(['root.', 'root.west.']),
  }),
);
const objectArb: fc.Arbitrary<ExplainedObject> = fc
  .tuple(
    fc.constantFrom('shop', 'task', 'record', 'rectification', 'cycle'),
    fc.subarray(['handler', 'cc'] as const),
    fc.boolean(),
  )
  .map(([kind, relations, isOpen]) => {
    // What is said of the store of others is said of all that a cycle reaches.
    const cycle = { isReached: isOpen, isOpen: false };
    return { kind, shop, ...(kind === 'shop' ? {} : { relations, isOpen }), ...(kind === 'cycle' ? cycle : {}) };
  })
  .map((object) => object as ExplainedObject);
const world = fc.record({
  made: fc.array(roleArb, { minLength: 1, maxLength: 5 }),
  held: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
  scope: scopeArb,
  state: fc.constantFrom(...MEMBER_STATES),
  object: objectArb,
  page: fc.constantFrom(...LIVE_PAGES),
  isPage: fc.boolean(),
});

/** What the server does, said once more and otherwise. */
function mayServe({ state, actor }: ExplainedMember, rule: CodeRule | null, object: ExplainedObject | null): boolean {
  if (state === 'disabled' || state === 'resigned') return false;
  const tookPart = object?.kind === 'record' && object.relations.length > 0;
  if (rule && !tookPart && !holds(actor.codes, rule)) return false;
  if (!object) return true;
  if (object.kind === 'shop') return inScope(actor.scope, object.shop);
  if (object.kind === 'task') return maySeeTask(actor, object);
  if (object.kind === 'record') return maySeeRecord(actor, { shop, tookPart: object.relations.length > 0 });
  if (object.kind === 'rectification') return maySeeRectification(actor, object);
  if (object.relations.length > 0 || actor.tier === 'all') return true;
  return actor.tier === 'scope' && object.isReached;
}

interface Now {
  member: ExplainedMember;
  object: ExplainedObject;
  roles: ExplainedRole[];
}

function apply({ member, object, roles }: Now, fix: Fix): Now {
  const again = (next: ExplainedRole[], ids: readonly string[], scope = member.actor.scope): Now => ({
    member: { ...memberWith(ids, next, scope), state: member.state as 'active' },
    object,
    roles: next,
  });
  const edited = (id: string, patch: Partial<ExplainedRole>) =>
    roles.map((r) => (r.id === id ? { ...r, ...patch } : r));
  switch (fix.kind) {
    case 'enable_member':
      return { member: { ...member, state: 'active' }, object, roles };
    case 'add_role':
      return again(roles, [...member.roleIds, fix.role.id]);
    case 'add_code':
      return again(edited(fix.role.id, { codes: [...fix.role.codes, ...fix.codes] }), member.roleIds);
    case 'add_shop': {
      const next = again(roles, member.roleIds, atShop);
      return object.kind === 'cycle' ? { ...next, object: { ...object, isReached: true } } : next;
    }
    case 'widen_tier':
      if (fix.isHeld) return again(edited(fix.role.id, { tier: fix.tier }), member.roleIds);
      return again(roles, [...member.roleIds, fix.role.id]);
    case 'add_person':
      return { member, object: { ...object, relations: ['handler'] } as ExplainedObject, roles };
    default:
      return fix satisfies never;
  }
}

it('agrees with the server, and what it proposes lets them in, for any roles, scope, state, page and object', () => {
  fc.assert(
    fc.property(world, ({ made, held, scope, state, object, page, isPage }) => {
      const roles: ExplainedRole[] = made.map((role, i) => ({ ...role, id: `r${i}`, name: `R${i}`, key: null }));
      const ids = [...new Set(held.map((i) => `r${i % roles.length}`))];
      const member = { ...memberWith(ids, roles, scope), state };
      const rule = isPage ? pageRule(page) : OBJECT_RULES[object.kind];
      const ask = (now: Now) =>
        isPage ? explainPage(now.member, rule, now.roles) : explainObject(now.member, now.object, now.roles);
      const now: Now = { member: member as ExplainedMember, object, roles };
      const answer = ask(now);
      expect(answer.allowed).toBe(mayServe(now.member, rule, isPage ? null : object));
      if (answer.allowed) {
        expect(answer.fixes).toEqual([]);
        expect(failed(answer)).toEqual([]);
        return;
      }
      const failing = failed(answer);
      expect(failing.length).toBeGreaterThan(0);
      const dimensions = new Set(failing.map((check) => (check === 'state' || check === 'code' ? check : 'reach')));
      if (dimensions.size === 1) for (const fix of answer.fixes) expect(ask(apply(now, fix)).allowed).toBe(true);
      // Without a role to give or to edit there is no way to name for some of them.
      else if (answer.fixes.length === dimensions.size) expect(ask(answer.fixes.reduce(apply, now)).allowed).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
