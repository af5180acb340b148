import type { ShopRow } from '@rondo/contract/shop-shapes';
import { useT } from '../../../shared/i18n.tsx';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** A store in the list beside the map: two lines, as in the list of stores. */
export function MapRow({ shop }: { shop: ShopRow }) {
  const t = useT();
  const { lastLevel: level, lastRate: ratePercent, lastScore: score, lastMaxScore: maxScore } = shop;
  return (
    <span className="map-row">
      <span className="map-row-line">
        <span className="ellipsis">{shop.name}</span>
        {level && (
          <span className="map-row-score">
            <Level level={level} bare />
            <Rate result={{ ratePercent, score, maxScore, level }} />
          </span>
        )}
      </span>
      <span className="map-row-line meta">
        <StateLabel object="shop" state={shop.state} />
        <span className="ellipsis num">{[shop.code, shop.address].filter(Boolean).join(' · ')}</span>
        {shop.openRectifications > 0 && (
          <span className="num">
            {t('shop.column.openRectifications')} {shop.openRectifications}
          </span>
        )}
      </span>
    </span>
  );
}
