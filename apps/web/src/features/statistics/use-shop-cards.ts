import { SHOP_FIGURE_ROWS } from '@rondo/contract/figure-rows';
import type { Output } from '@rondo/contract/kit/endpoint';
import type { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { percent } from '@rondo/domain/percent';
import { SHOP_FIGURE_KEYS, SHOP_FIGURES, type ShopFigureKey } from '@rondo/domain/shop-figures';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';
import { CHANGE_OF, type FigureCard } from './figure-words.ts';
import type { Asked } from './filter.ts';
import { useRowsLink } from './use-rows-link.ts';

export type ShopOverview = Output<typeof shopInspectionApi.overview>;
type Part = ShopOverview['trend'][number];

/** The figure in a part of the period, where the parts tell it. */
const SPARKS: Partial<Record<ShopFigureKey, (part: Part) => number | null>> = {
  inspected: ({ inspectedShops }) => inspectedShops,
  missing: ({ openShops, inspectedShops }) => openShops - inspectedShops,
  coverage: ({ inspectedShops, openShops }) => percent(inspectedShops, openShops),
};

/** The figures of the inspection of stores, each with formula, change, trend and rows. */
export function useShopCards({ figures, previous, counts, trend }: ShopOverview, asked: Asked): FigureCard[] {
  const t = useT();
  const format = useFormat();
  const linkOf = useRowsLink();
  const notes: Partial<Record<ShopFigureKey, string>> = {
    coverage: t('shopInspection.counted.coverage', {
      count: format.count(counts.inspectedShops),
      all: format.count(counts.openShops),
    }),
    plan: t('shopInspection.counted.plan', { count: format.count(counts.done), all: format.count(counts.due) }),
    interval: t('shopInspection.counted.interval', { count: counts.intervals }),
  };
  // A bucket that the period cuts, or whose day is not over, would look like a fall.
  const whole = trend.filter((bucket) => !bucket.isPartial && !bucket.isProvisional);
  return SHOP_FIGURE_KEYS.map((key): FigureCard => {
    const { unit, isMoreBetter } = SHOP_FIGURES[key];
    const { count, rows } = SHOP_FIGURE_ROWS[key];
    const spark = SPARKS[key];
    return {
      key,
      label: t(`shopInspection.figure.${key}`),
      formula: t(`shopInspection.formula.${key}`),
      unit,
      as: CHANGE_OF[unit],
      current: figures[key],
      previous: previous[key],
      isMoreBetter,
      spark: spark && whole.map(spark),
      note: notes[key],
      to: count(counts) > 0 ? linkOf(rows(asked)) : undefined,
    };
  });
}
