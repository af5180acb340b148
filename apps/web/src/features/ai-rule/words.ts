import type { AiRuleDetail, AiRuleRow } from '@rondo/contract/ai-rule-shapes';
import type { Translate } from '../../shared/i18n.tsx';

type List = (words: readonly string[]) => string;

/** When a rule looks, in words. */
export function timesWords(t: Translate, list: List, { times, hours }: Pick<AiRuleRow, 'times' | 'hours'>): string {
  const when =
    times.kind === 'fixed'
      ? list(times.times)
      : times.kind === 'every'
        ? t('aiRule.everyMinutes', { count: times.minutes })
        : t('aiRule.times.continuous');
  return `${when} · ${t(`aiRule.hours.${hours}`)}`;
}

type Alarm = Pick<AiRuleDetail, 'confidencePercent' | 'persistence' | 'coolDownMinutes' | 'maxPerDay'>;

/** What counts as an event, in words. */
export function alarmWords(t: Translate, list: List, rule: Alarm): string {
  const { persistence: lasts } = rule;
  return list([
    t('aiRule.atLeast', { percent: rule.confidencePercent }),
    lasts.kind === 'seconds'
      ? t('aiRule.lastsSeconds', { count: lasts.seconds })
      : t('aiRule.lastsFrames', { hits: lasts.hits, of: lasts.of }),
    t('aiRule.coolsDown', { count: rule.coolDownMinutes }),
    t('aiRule.mostADay', { count: rule.maxPerDay }),
  ]);
}

const CAUSES = [
  'offline',
  'busy',
  'timeout',
  'no_card',
  'permission',
  'planned',
  'unreadable',
  'away',
  'broken',
  'no_model',
  'no_reference',
  'unreachable',
  'refused',
  'stalled',
  'moved',
] as const;

/** Why a look gave nothing, in words. */
export function causeWords(t: Translate, cause: string): string {
  const known = CAUSES.find((one) => one === cause);
  return known ? t(`aiRule.cause.${known}`) : cause;
}

/** How the last look at a camera ended; nothing before the first. */
export function seenWords(t: Translate, seen: { lastCause: string | null; lastRunAt: string | null }): string {
  if (seen.lastCause) return causeWords(t, seen.lastCause);
  return seen.lastRunAt ? t('aiRule.watched.ok') : '';
}

/** Noon of a civil day: the same day in every zone where the reader may be. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
