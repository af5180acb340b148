import type { Translate } from '../../shared/i18n.tsx';
import type { FilterName } from './list-input.ts';

/** What the filters of the list are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  from: t('record.filter.period'),
  to: t('record.filter.period'),
  shopId: t('record.filter.shop'),
  groupId: t('record.filter.group'),
  shopTag: t('statistics.filter.shopTag'),
  managerId: t('statistics.filter.manager'),
  shopFormat: t('statistics.filter.shopFormat'),
  real: t('sampleCompany.mark'),
  structure: t('statistics.filter.structure'),
  groupRow: t('record.filter.groupRow'),
  templateId: t('record.filter.template'),
  mode: t('record.filter.mode'),
  source: t('record.filter.source'),
  purpose: t('record.filter.purpose'),
  inspectorId: t('record.filter.inspector'),
  state: t('record.filter.state'),
  levelRank: t('record.filter.level'),
  isPass: t('record.filter.result'),
  evaluated: t('record.filter.evaluated'),
  rateBand: t('record.filter.rateBand'),
  rateFrom: t('record.filter.rate'),
  rateTo: t('record.filter.rate'),
  category: t('record.filter.category'),
  redLine: t('record.filter.redLine'),
  openRectification: t('record.filter.open'),
  itemId: t('record.filter.item'),
  answered: t('record.filter.answered'),
  newestOf: t('record.filter.newestOf'),
});
