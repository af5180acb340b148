import type { Language } from '@rondo/domain/language';
import type { PointsContent } from '@rondo/domain/points/rule';
import { translate } from '@rondo/messages';
import { type Change, changesOf } from '../../platform/changes.ts';
import { detailWords } from './detail-words.ts';

/** A version of a rule with the names of what it speaks of. */
export interface Told extends Omit<PointsContent, 'groupIds' | 'shopIds'> {
  groups: readonly { name: string }[];
  shopNames: readonly { name: string }[];
}

/** What an edit changed, field by field, in the words of whoever made it. */
export function changesBetween(language: Language, before: Told, after: Told): Change[] {
  const [old, now] = [textsOf(language, before), textsOf(language, after)];
  return changesOf({
    name: [old.name, now.name],
    pointsScope: [old.scope, now.scope],
    valid_from: [old.validFrom, now.validFrom],
    valid_until: [old.validUntil, now.validUntil],
    pointsCycle: [old.cycle, now.cycle],
    pointsInitial: [old.initial, now.initial],
    pointsLower: [old.lower, now.lower],
    pointsUpper: [old.upper, now.upper],
    pointsReset: [old.reset, now.reset],
    pointsVisible: [old.visible, now.visible],
    pointsAppealDays: [old.appealDays, now.appealDays],
    pointsDetails: [old.details, now.details],
  });
}

function textsOf(language: Language, rule: Told) {
  const { name, scope, groups, shopNames, validFrom, validUntil, cycle, initial, lower, upper } = rule;
  const places = scope === 'groups' ? groups : scope === 'shops' ? shopNames : [];
  return {
    ...{ name, validFrom, validUntil, initial: String(initial), lower: String(lower), upper: String(upper) },
    scope: [translate(language, `pointsRule.scopes.${scope}`), ...places.map((place) => place.name)].join(' · '),
    cycle: translate(language, `pointsRule.cycles.${cycle}`),
    reset: translate(language, `pointsRule.resets.${rule.reset}`, { percent: rule.carryPercent }),
    visible: translate(language, rule.isVisible ? 'ui.yes' : 'ui.no'),
    appealDays: String(rule.appealDays),
    details: rule.details.map((detail) => detailWords(language, detail)).join('\n'),
  };
}
