import type { MessageKey } from '@rondo/messages';
import { saveCsv } from '../../../shared/save-csv.ts';

type Translate = (key: MessageKey) => string;

/** A column of paths with three examples, headed in the reader's language. */
export function saveTemplate(t: Translate): void {
  const paths = t('department.importing.sampleRows').split('\n');
  saveCsv(t('department.importing.template'), [[t('department.importing.column')], ...paths.map((path) => [path])]);
}
