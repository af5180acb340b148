import type { PointsRuleRow } from '@rondo/contract/points-rule';
import type { PointsDetail } from '@rondo/domain/points/rule';
import type { Translate } from '../../shared/i18n.tsx';

/** When a rule is in force. `dayOf`: a civil day as the reader writes it. */
export function validityWords(
  t: Translate,
  { validFrom, validUntil }: Pick<PointsRuleRow, 'validFrom' | 'validUntil'>,
  dayOf: (day: string) => string,
): string {
  if (validFrom !== null && validUntil !== null)
    return t('pointsRule.span', { from: dayOf(validFrom), to: dayOf(validUntil) });
  if (validFrom !== null) return t('pointsRule.from', { day: dayOf(validFrom) });
  if (validUntil !== null) return t('pointsRule.until', { day: dayOf(validUntil) });
  return t('pointsRule.permanent');
}

/** What a row asks for beside its event. */
export function conditionWords(t: Translate, detail: PointsDetail): string {
  const { level, severity, maxDays, rateFrom, rateBelow } = detail;
  return [
    ...(level ? [t(`state.level.${level}`)] : []),
    ...(severity ? [t(`state.severity.${severity}`)] : []),
    ...(maxDays === null ? [] : [t('pointsRule.days', { count: maxDays })]),
    ...(rateFrom === null ? [] : [`≥ ${rateFrom} %`]),
    ...(rateBelow === null ? [] : [`< ${rateBelow} %`]),
  ].join(' · ');
}

/** Points with their sign. */
export const signed = (points: number, numberOf: (value: number) => string): string =>
  points > 0 ? `+${numberOf(points)}` : numberOf(points);
