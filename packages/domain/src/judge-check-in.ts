import type { CheckInFlag, CheckInKind, CheckInMethod, CheckInPolicy } from './check-in.ts';
import { distanceMeters } from './distance.ts';
import { MINUTE_MS } from './duration.ts';
import type { LatLng } from './gcj02.ts';
import { LIMIT } from './limit.ts';

/** A position as a browser tells it, degrees and metres. */
export interface Position extends LatLng {
  accuracyM: number;
}

/** What somebody brings to show that they are at a store. */
export interface Brought {
  kind: CheckInKind;
  position: Position | null;
  /** Where the store is; null: nobody has placed it. */
  shop: LatLng | null;
  /** How often a position was too rough before. */
  tries: number;
  /** The code scanned a short time ago. */
  scanned: 'code_static' | 'code_dynamic' | null;
  /** Of the store front. */
  hasPhoto: boolean;
  /** Of whoever inspects. */
  hasSelfie: boolean;
  reason: string;
  /** Since the check-in; null: it is one itself. */
  stayedMs: number | null;
  /** The store opens later that day and was not open before. */
  isBeforeOpening: boolean;
}

/** How one method went: met, met with a doubt, or not met for a reason. */
type Met = { isMet: boolean; flags: CheckInFlag[] };

export interface Judgement {
  /** `again`: measure once more; `refused`: the policy forbids it; `reason`: it is taken with a reason; `done`: taken. */
  outcome: 'again' | 'refused' | 'reason' | 'done';
  met: CheckInMethod[];
  flags: CheckInFlag[];
  distanceM: number | null;
  /** Whole minutes that are left to stay. */
  stayLeftMin: number;
}

/**
 * What a check-in comes to under a policy. A position that is rougher than 100 m is measured again three times and then taken with a
 * doubt, unless its circle is wider than 1 km: that is no position. A store that nobody has placed is a doubt too. What is not met is refused or asks for a reason, as the policy says; so is
 * a check-in before the store opens, where the policy does not allow it.
 */
export function judgeCheckIn(policy: CheckInPolicy, brought: Brought): Judgement {
  const { position, shop, tries } = brought;
  const distanceM = position && shop ? distanceMeters(position, shop) : null;
  const stayLeftMin = stayLeft(policy, brought);
  const atWrongTime = wrongTime(policy, brought, stayLeftMin);
  const results = policy.methods.map((method) => [method, metBy(method, policy, brought, distanceM)] as const);
  const met = results.filter(([, { isMet }]) => isMet).map(([method]) => method);
  const clean = results.some(([, { isMet, flags }]) => isMet && flags.length === 0);
  const isShown = policy.combine === 'all' ? met.length === results.length : met.length > 0;
  const wantsRough = results.some(([method, { flags }]) => method === 'position' && flags.includes('low_accuracy'));
  const answer = { met, distanceM, stayLeftMin };
  if (wantsRough && !(policy.combine === 'any' && clean) && tries < LIMIT.checkIn.retries) {
    return { ...answer, outcome: 'again', flags: [] };
  }
  const counted = results.filter(([, { isMet }]) => policy.combine === 'all' || !isShown || isMet);
  const doubts = policy.combine === 'any' && clean ? [] : counted.flatMap(([, { flags }]) => flags);
  const flags = [...new Set([...doubts, ...atWrongTime])];
  if (isShown && atWrongTime.length === 0) return { ...answer, outcome: 'done', flags };
  if (policy.outside === 'forbid') return { ...answer, outcome: 'refused', flags };
  return { ...answer, outcome: brought.reason === '' ? 'reason' : 'done', flags };
}

function metBy(method: CheckInMethod, policy: CheckInPolicy, brought: Brought, distanceM: number | null): Met {
  switch (method) {
    case 'position':
      return atPlace(policy, brought, distanceM);
    case 'code_static':
      return { isMet: brought.scanned !== null, flags: brought.scanned ? [] : ['no_code'] };
    case 'code_dynamic':
      return { isMet: brought.scanned === method, flags: brought.scanned === method ? [] : ['no_code'] };
    case 'photo':
      return { isMet: brought.hasPhoto, flags: brought.hasPhoto ? [] : ['no_photo'] };
    case 'selfie':
      return { isMet: brought.hasSelfie, flags: brought.hasSelfie ? [] : ['no_selfie'] };
    default:
      return method satisfies never;
  }
}

function atPlace({ radiusM }: CheckInPolicy, { position }: Brought, distanceM: number | null): Met {
  if (!position) return { isMet: false, flags: ['no_position'] };
  if (distanceM === null) return { isMet: true, flags: ['shop_unlocated'] };
  const isRough = position.accuracyM > LIMIT.checkIn.accuracyMeters;
  // A rough position is outside only when no place within its circle could be inside; a circle as wide as a town says nothing.
  if (position.accuracyM > LIMIT.checkIn.roughestMeters) return { isMet: false, flags: ['low_accuracy'] };
  const isOutside = (isRough ? distanceM - position.accuracyM : distanceM) > radiusM;
  const flags: CheckInFlag[] = [
    ...(isOutside ? ['outside' as const] : []),
    ...(isRough ? ['low_accuracy' as const] : []),
  ];
  return { isMet: !isOutside, flags };
}

/** Too early for the store, or too early to leave it. */
function wrongTime({ beforeOpening }: CheckInPolicy, { kind, isBeforeOpening }: Brought, stayLeftMin: number) {
  const flags: CheckInFlag[] = [];
  if (stayLeftMin > 0) flags.push('short_stay');
  if (kind === 'in' && beforeOpening === 'unmet' && isBeforeOpening) flags.push('before_opening');
  return flags;
}

function stayLeft({ minimumStayMin }: CheckInPolicy, { kind, stayedMs }: Brought): number {
  if (kind === 'in' || stayedMs === null) return 0;
  return Math.max(0, Math.ceil(minimumStayMin - stayedMs / MINUTE_MS));
}
