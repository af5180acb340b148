import type { Translate } from '../../shared/i18n.tsx';
import type { FilterName } from './member-input.ts';

/** What the filters of the list are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('member.filter.state'),
  department: t('member.filter.department'),
  alone: t('member.below'),
  role: t('member.filter.role'),
  shop: t('member.filter.shop'),
});
