import type { Translate } from '../../shared/i18n.tsx';
import type { FilterName } from './components/shop-filters.tsx';

/** What the filters of the list are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('shop.column.state'),
  group: t('shop.filter.group'),
  manager: t('shop.filter.manager'),
  real: t('sampleCompany.mark'),
  tag: t('shop.filter.tag'),
  cameras: t('shop.filter.cameras'),
  notInspectedSince: t('shop.filter.notInspectedSince'),
  custom: t('shop.custom.nothing'),
});
