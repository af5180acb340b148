import type { PointsPostingRow } from '@rondo/contract/points';
import type { Translate } from '../../shared/i18n.tsx';

/** What a posting is for, in words. */
export function postingWords(t: Translate, { kind, event, isReversed }: PointsPostingRow): string {
  if (kind === 'reset') return t('points.kind.reset');
  const what = event === null ? t('points.kind.manual') : t(`pointsRule.events.${event}`);
  const more = kind === 'reversal' ? [t('points.kind.reversal')] : isReversed ? [t('points.reversed')] : [];
  return [what, ...more].join(' · ');
}
