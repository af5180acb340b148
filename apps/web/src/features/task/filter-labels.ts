import type { Translate } from '../../shared/i18n.tsx';
import type { FilterName } from './list-input.ts';

/** What the filters of the task centre are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('task.state'),
  kind: t('task.kind'),
  mode: t('task.mode'),
  purpose: t('task.purpose'),
  overdue: t('task.overdue'),
  real: t('sampleCompany.mark'),
  shopId: t('task.shop'),
  groupId: t('task.group'),
  templateId: t('task.template'),
  handlerId: t('state.processRole.inspection_handler'),
  reviewerId: t('state.processRole.inspection_reviewer'),
  initiatorId: t('task.initiator'),
  createdFrom: t('task.created'),
  createdTo: t('task.created'),
  deadlineFrom: t('task.deadline'),
  deadlineTo: t('task.deadline'),
  finishedFrom: t('task.finished'),
  finishedTo: t('task.finished'),
  levelRank: t('task.level'),
  batchId: t('task.batch'),
  cycleId: t('task.cycle'),
});
