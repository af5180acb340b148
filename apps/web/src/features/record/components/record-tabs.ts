import { RECORD_TABS } from '@rondo/contract/record';
import type { Translate } from '../../../shared/i18n.tsx';

/** The tabs of the list: records, and what the reader has begun and not submitted. */
export const recordTabs = (t: Translate) => [
  ...RECORD_TABS.map((key) => ({ key: key as string, label: t(`record.tab.${key}`) })),
  { key: 'drafts', label: t('record.tab.drafts') },
];
