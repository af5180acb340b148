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
    default:
      return measure satisfies never;
  }
}
