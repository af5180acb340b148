import { effectiveAccess } from './access.ts';
import type { Actor } from './actor.ts';
import { maySeeCycle } from './cycle.ts';
import { isOneOf } from './machine.ts';
import { type MemberState, memberMachine } from './member.ts';
import { type CodeRule, holds, PERMISSION_CODES, type PermissionCode } from './permission.ts';
import { RECORD_RULE, reachesRecord } from './record.ts';
import { maySeeRectification, type RectificationRelation } from './rectification.ts';
import { type RoleKey, TIERS, type Tier } from './role.ts';
import { inScope } from './scope.ts';
import { maySeeTask, type TaskRelation } from './task.ts';

/**
 * Why somebody can or cannot get at something (product 2 (c) 1): the checks of product 1.1 in their order, and the smallest
 * change that would let them in. The policies themselves are asked, so that an explanation agrees with what the server does.
 */
export interface ExplainedMember {
  state: MemberState;
  actor: Actor;
  roleIds: readonly string[];
}

/** A role that could be given, or given a code. `members`: how many hold it. */
export interface ExplainedRole {
  id: string;
  name: string;
  key: RoleKey | null;
  locked: boolean;
  codes: readonly string[];
  tier: Tier;
  members: number;
}

interface Place {
  id: string;
  lineage: string;
}
/** One object, with the part the member has in it. `isOpen`: people may still be put on it. */
export type ExplainedObject =
  | { kind: 'shop'; shop: Place }
  /** `null`: a free task of no store. */
  | { kind: 'task'; shop: Place | null; relations: readonly TaskRelation[]; isOpen: boolean }
  | { kind: 'record'; shop: Place; relations: readonly TaskRelation[]; isOpen: boolean }
  | { kind: 'rectification'; shop: Place; relations: readonly RectificationRelation[]; isOpen: boolean }
  /** `shop`: the first store that it reaches; `isReached`: one of them is in the member's scope. Its owner is the initiator. */
  | { kind: 'cycle'; shop: Place | null; isReached: boolean; relations: readonly TaskRelation[]; isOpen: false };
export type ObjectKind = ExplainedObject['kind'];

/** The codes that opening an object asks for; for a record only of those who took no part in it. A test holds them against the endpoints. */
export const OBJECT_RULES: Record<ObjectKind, CodeRule | null> = {
  shop: { kind: 'any', codes: ['shop_store', 'shop_list'] },
  task: null,
  record: RECORD_RULE,
  rectification: null,
  cycle: { kind: 'any', codes: ['cyclic_view'] },
};

export type Finding =
  | { check: 'state'; passed: boolean; state: MemberState }
  | { check: 'code'; passed: boolean; rule: CodeRule; held: PermissionCode[] }
  | { check: 'scope'; passed: boolean; isAll: boolean }
  | { check: 'tier'; passed: boolean; tier: Tier }
  | { check: 'relation'; passed: boolean; relations: readonly string[] };

export type Fix =
  | { kind: 'enable_member'; state: MemberState }
  | { kind: 'add_role'; role: ExplainedRole }
  | { kind: 'add_code'; role: ExplainedRole; codes: PermissionCode[] }
  | { kind: 'add_shop' }
  /** Give them the role, or where they have it already: widen the role itself. */
  | { kind: 'widen_tier'; role: ExplainedRole; tier: Tier; isHeld: boolean }
  | { kind: 'add_person' };

export interface Explanation {
  allowed: boolean;
  checks: Finding[];
  /**
   * What would let them in: where one kind of check fails, ways to choose from, smallest first; where several fail, what is
   * needed together.
   */
  fixes: Fix[];
}

/** Whether somebody may open a page that asks for codes (`null`: it stands open), and why. */
export function explainPage(
  member: ExplainedMember,
  rule: CodeRule | null,
  roles: readonly ExplainedRole[],
): Explanation {
  return explain(member, rule, null, roles);
}

/** Whether somebody may open one object, and why. */
export function explainObject(
  member: ExplainedMember,
  object: ExplainedObject,
  roles: readonly ExplainedRole[],
): Explanation {
  return explain(member, ruleOf(object), object, roles);
}

const ruleOf = (object: ExplainedObject): CodeRule | null =>
  object.kind === 'record' && object.relations.length > 0 ? null : OBJECT_RULES[object.kind];

function explain(
  member: ExplainedMember,
  rule: CodeRule | null,
  object: ExplainedObject | null,
  roles: readonly ExplainedRole[],
): Explanation {
  const isHere = isOneOf(memberMachine.working, member.state);
  const mayCall = rule === null || holds(member.actor.codes, rule);
  const sees = object === null || reaches(member.actor, object);
  const checks: Finding[] = [{ check: 'state', passed: isHere, state: member.state }];
  if (rule)
    checks.push({ check: 'code', passed: mayCall, rule, held: rule.codes.filter((c) => member.actor.codes.has(c)) });
  if (object) checks.push(...reachFindings(member.actor, object));
  const found = { isHere, ruleToMeet: mayCall ? null : rule, objectToSee: sees ? null : object };
  return { allowed: isHere && mayCall && sees, checks, fixes: fixesFor(member, roles, found) };
}

/** What the server asks before it shows an object to somebody who may call it. */
export function reaches(actor: Actor, object: ExplainedObject): boolean {
  switch (object.kind) {
    case 'shop':
      return inScope(actor.scope, object.shop);
    case 'task':
      return maySeeTask(actor, object);
    case 'record':
      return reachesRecord(actor, { shop: object.shop, tookPart: object.relations.length > 0 });
    case 'rectification':
      return maySeeRectification(actor, object);
    case 'cycle':
      return maySeeCycle(actor, { isOwn: object.relations.length > 0, isReached: object.isReached });
    default:
      return object satisfies never;
  }
}

const liesIn = (actor: Actor, object: ExplainedObject): boolean =>
  object.kind === 'cycle' ? object.isReached : object.shop !== null && inScope(actor.scope, object.shop);

/** Who takes part is asked nothing more; who sees all is not asked for a scope. */
function reachFindings(actor: Actor, object: ExplainedObject): Finding[] {
  const scope: Finding = {
    check: 'scope',
    passed: liesIn(actor, object),
    isAll: actor.scope.kind === 'all',
  };
  if (object.kind === 'shop') return [scope];
  const relation: Finding = { check: 'relation', passed: object.relations.length > 0, relations: object.relations };
  if (relation.passed) return [relation];
  const tier: Finding = { check: 'tier', passed: actor.tier !== 'own', tier: actor.tier };
  if (actor.tier === 'all') return [tier];
  return reaches(actor, object) ? [scope, tier] : [scope, tier, relation];
}

interface Found {
  isHere: boolean;
  /** The codes that are missing. */
  ruleToMeet: CodeRule | null;
  /** The object that is out of reach. */
  objectToSee: ExplainedObject | null;
}

function fixesFor(member: ExplainedMember, roles: readonly ExplainedRole[], found: Found): Fix[] {
  const { isHere, ruleToMeet, objectToSee } = found;
  const both = ruleToMeet && objectToSee ? roleForBoth(member, roles, ruleToMeet, objectToSee) : null;
  const ways: Fix[][] = [];
  if (!isHere) ways.push([{ kind: 'enable_member', state: member.state }]);
  if (both) ways.push([{ kind: 'add_role', role: both }]);
  else {
    if (ruleToMeet) ways.push(codeFixes(member, roles, ruleToMeet));
    if (objectToSee) ways.push(reachFixes(member, roles, objectToSee));
  }
  const [only] = ways;
  if (ways.length === 1 && only) return only;
  return ways.flatMap(([smallest]) => smallest ?? []);
}

/** Roles that can be given to the member, the smallest first. The owner's is transferred, never given. */
function givable(member: ExplainedMember, roles: readonly ExplainedRole[]): ExplainedRole[] {
  return roles.filter((role) => role.key !== 'owner' && !member.roleIds.includes(role.id)).sort(bySize);
}

/** Roles of the member that can be edited, the one with the fewest holders first. */
function editable(member: ExplainedMember, roles: readonly ExplainedRole[]): ExplainedRole[] {
  const mine = roles.filter((role) => !role.locked && member.roleIds.includes(role.id));
  return mine.sort((a, b) => a.members - b.members || bySize(a, b));
}

const bySize = (a: ExplainedRole, b: ExplainedRole): number =>
  a.codes.length - b.codes.length || wideness(a.tier) - wideness(b.tier) || (a.name < b.name ? -1 : 1);
const wideness = (tier: Tier): number => TIERS.indexOf(tier);

/** The member as they would be with one role more. */
function withRole({ actor }: ExplainedMember, role: ExplainedRole): Actor {
  return { ...actor, ...effectiveAccess([{ codes: [...actor.codes], tier: actor.tier }, role]) };
}

function roleForBoth(
  member: ExplainedMember,
  roles: readonly ExplainedRole[],
  rule: CodeRule,
  object: ExplainedObject,
): ExplainedRole | null {
  const fits = (role: ExplainedRole): boolean => {
    const actor = withRole(member, role);
    return holds(actor.codes, rule) && reaches(actor, object);
  };
  return givable(member, roles).find(fits) ?? null;
}

/** Roles to choose from that a fix names. */
const MOST_ROLES = 3;

/** One person's role changes before everybody's: give a role that has the code, else put it into one they have. */
function codeFixes(member: ExplainedMember, roles: readonly ExplainedRole[], rule: CodeRule): Fix[] {
  const give = givable(member, roles).filter((role) => holds(withRole(member, role).codes, rule));
  const missing = PERMISSION_CODES.filter((code) => rule.codes.includes(code) && !member.actor.codes.has(code));
  const codes = rule.kind === 'all' ? missing : missing.slice(0, 1);
  const [role] = editable(member, roles);
  return [
    ...give.slice(0, MOST_ROLES).map((one): Fix => ({ kind: 'add_role', role: one })),
    ...(role ? [{ kind: 'add_code', role, codes } satisfies Fix] : []),
  ];
}

/** The shop into the scope, a wider tier, or the person onto the object: whichever of them is enough by itself. */
function reachFixes(member: ExplainedMember, roles: readonly ExplainedRole[], object: ExplainedObject): Fix[] {
  if (object.kind === 'shop') return [{ kind: 'add_shop' }];
  const { actor } = member;
  const isInScope = liesIn(actor, object);
  const tier: Tier = actor.tier === 'own' && isInScope ? 'scope' : 'all';
  const wide = givable(member, roles).filter((role) => wideness(role.tier) >= wideness(tier));
  const [give] = wide.sort((a, b) => wideness(a.tier) - wideness(b.tier) || bySize(a, b));
  const [widen] = editable(member, roles);
  const fixes: Fix[] = [];
  if (actor.tier === 'scope' && !isInScope && object.shop !== null) fixes.push({ kind: 'add_shop' });
  if (give) fixes.push({ kind: 'widen_tier', role: give, tier, isHeld: false });
  else if (widen) fixes.push({ kind: 'widen_tier', role: widen, tier, isHeld: true });
  if (object.isOpen) fixes.push({ kind: 'add_person' });
  return fixes;
}
