import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
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
  choices: ['skip', 'keep_both', 'replace'],
  example: ({ language }) => [
    Object.fromEntries(SAMPLED.map((field) => [field, translate(language, `template.importing.sample.${field}`)])),
  ],
  check: checkItems,
  parse: parsePlan,
  write: writeItems,
  undo: undoItems,
});

const SAMPLED = [
  'category',
  'name',
  'code',
  'standard',
  'answer',
  'maxScore',
  'severity',
  'naAllowed',
  'photo',
  'note',
  'deductions',
  'rectify',
  'limitHours',
] as const;
