import type { Translate } from '../../shared/i18n.tsx';
import type { FilterName } from './filter-names.ts';

/** What the filters of the list are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('rectification.state'),
  source: t('rectification.source'),
  severity: t('rectification.severity'),
  priority: t('freeTask.priority'),
  overdue: t('rectification.late'),
  asked: t('rectification.asked'),
  appealed: t('rectification.appealed'),
  groupId: t('rectification.group'),
  shopTag: t('statistics.filter.shopTag'),
  managerId: t('statistics.filter.manager'),
  shopFormat: t('statistics.filter.shopFormat'),
  real: t('sampleCompany.mark'),
  structure: t('statistics.filter.structure'),
  templateId: t('record.filter.template'),
  mode: t('record.filter.mode'),
  onTime: t('statistics.figure.onTime'),
  lasted: t('statistics.figure.durability'),
  initiatorId: t('task.initiator'),
  handlerId: t('state.processRole.rectification_handler'),
  reviewerId: t('state.processRole.rectification_reviewer'),
  ccId: t('state.processRole.rectification_cc'),
  shopId: t('rectification.linked.shopId'),
  recordId: t('rectification.linked.recordId'),
  itemId: t('rectification.linked.itemId'),
  from: t('rectification.created'),
  to: t('rectification.created'),
  deadlineFrom: t('rectification.deadline'),
  deadlineTo: t('rectification.deadline'),
});
