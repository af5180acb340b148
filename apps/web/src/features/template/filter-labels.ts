import type { Translate } from '../../shared/i18n.tsx';
import type { FilterName } from './components/template-filters.tsx';

/** What the filters of the list are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('template.state'),
  method: t('template.method'),
  mode: t('template.field.modes'),
  share: t('template.share.title'),
  creatorId: t('template.createdBy'),
  editorId: t('template.editedBy'),
  checkItemId: t('checkItem.usedBy'),
});
