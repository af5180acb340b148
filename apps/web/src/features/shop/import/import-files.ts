import type { MessageKey } from '@rondo/messages';
import { saveCsv } from '../../../shared/save-csv.ts';
import { IMPORT_FIELDS } from './mapping-dialog.tsx';

type Translate = (key: MessageKey) => string;

/** An empty table with one example, headed in the reader's language. */
export function saveTemplate(t: Translate): void {
  const headers = IMPORT_FIELDS.map((field) => t(`shop.field.${field}`));
  // No example of a mobile: it would have to be a member's.
  const sample = IMPORT_FIELDS.map((field) => (field === 'manager' ? '' : t(`shop.importing.sample.${field}`)));
  saveCsv(t('shop.importing.template'), [headers, sample]);
}
