import type { Language } from '@rondo/domain/language';
import type { PointsDetail } from '@rondo/domain/points/rule';
import { translate } from '@rondo/messages';

/** A row of a rule in one line: what happens, and what it is worth. */
export function detailWords(language: Language, detail: PointsDetail): string {
  const { event, level, severity, maxDays, rateFrom, rateBelow, points, weight } = detail;
  const asked = [
    ...(level ? [translate(language, `state.level.${level}`)] : []),
    ...(severity ? [translate(language, `state.severity.${severity}`)] : []),
    ...(maxDays === null ? [] : [translate(language, 'pointsRule.days', { count: maxDays })]),
    ...(rateFrom === null ? [] : [`≥ ${rateFrom} %`]),
    ...(rateBelow === null ? [] : [`< ${rateBelow} %`]),
  ];
  const sign = points !== null && points > 0 ? '+' : '';
  const name = event ? translate(language, `pointsRule.events.${event}`) : '';
  return `${[name, ...asked].join(' ')}: ${sign}${points ?? ''} × ${weight ?? ''} %`;
}
