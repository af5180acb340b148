import type { MapMeasure } from '@rondo/domain/shop-map';
import { useT } from '../../../shared/i18n.tsx';

/** What the classes of a measure are called, by their place. */
export function useClassNames(measure: MapMeasure): readonly string[] {
  const t = useT();
  switch (measure) {
    case 'status':
      return [t('state.shop.open'), t('state.shop.preparing'), t('state.shop.closed')];
    case 'level':
      return [
        t('shopMap.class.level.first'),
        t('shopMap.class.level.second'),
        t('shopMap.class.level.third'),
        t('shopMap.class.level.last'),
        t('shopMap.class.level.unrated'),
      ];
    case 'inspected':
      return [
        t('shopMap.class.inspected.week'),
        t('shopMap.class.inspected.month'),
        t('shopMap.class.inspected.quarter'),
        t('shopMap.class.inspected.longer'),
        t('shop.never'),
      ];
    case 'rectifications':
      return [
        t('shopMap.class.rectifications.none'),
        t('shopMap.class.rectifications.few'),
        t('shopMap.class.rectifications.many'),
      ];
    case 'footfall':
      return [
        t('shopMap.class.footfall.first'),
        t('shopMap.class.footfall.second'),
        t('shopMap.class.footfall.third'),
        t('shopMap.class.footfall.last'),
        t('shopMap.class.footfall.uncounted'),
      ];
    default:
      return measure satisfies never;
  }
}
