import { LIMIT } from '@rondo/domain/limit';
import { type MessageKey, translate } from '@rondo/messages';
import { AppError } from '../../../platform/errors.ts';
import { importOf } from '../../../platform/import/definition.ts';
import { checkItems } from './check.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import { type Plan, parsePlan } from './plan.ts';
import { undoItems } from './undo.ts';
import { writeItems } from './write.ts';

/** How check items are imported. */
export const itemImport = importOf<ImportField, Plan>({
  kind: 'item',
  code: 'template_manage',
  fields: IMPORT_FIELDS,
  maxRows: LIMIT.import.checkItems,
  tooMany: () => new AppError('TOO_MANY_ITEMS'),
  choices: ['skip', 'overwrite', 'keep_both', 'replace'],
  example: ({ language }) => [
    Object.fromEntries(Object.entries(SAMPLES).map(([field, key]) => [field, translate(language, key)])),
  ],
  check: checkItems,
  parse: parsePlan,
  write: writeItems,
  undo: undoItems,
});

/** The example row. */
const SAMPLES = {
  category: 'template.importing.sample.category',
  name: 'template.importing.sample.name',
  code: 'template.importing.sample.code',
  standard: 'template.importing.sample.standard',
  answer: 'template.importing.sample.answer',
  maxScore: 'template.importing.sample.maxScore',
  severity: 'template.importing.sample.severity',
  naAllowed: 'template.importing.sample.naAllowed',
  'photo.rule': 'template.importing.sample.photo.rule',
  'note.rule': 'template.importing.sample.note.rule',
  deductions: 'template.importing.sample.deductions',
  'rectify.when': 'template.importing.sample.rectify.when',
  'rectify.limitHours': 'template.importing.sample.rectify.limitHours',
} as const satisfies Partial<Record<ImportField, MessageKey>>;
