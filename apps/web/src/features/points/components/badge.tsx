import type { PointsAccountRow } from '@rondo/contract/points';
import { POINTS_BADGES, pointsBadgeOf } from '@rondo/domain/points/badge';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { LevelBars } from '../../../shared/ui/status/level-bars.tsx';

/** What an account's balance earns; the points that it begins at are its tooltip. */
export function Badge({ row }: { row: Pick<PointsAccountRow, 'balance' | 'lower' | 'upper'> }) {
  const t = useT();
  const format = useFormat();
  const { badge, from } = pointsBadgeOf(row);
  const label = t(`points.badge.${badge}`);
  if (badge === 'none') return <span className="meta">{label}</span>;
  return (
    <LevelBars
      place={{ rank: POINTS_BADGES.indexOf(badge), count: POINTS_BADGES.length }}
      label={label}
      title={t('points.badgeFrom', { badge: label, points: format.score(from) })}
    />
  );
}
