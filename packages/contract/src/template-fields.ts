import { LIMIT } from '@rondo/domain/limit';
import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { type FieldNames, type FieldValues, lineField, ownField, textField } from './kit/field.ts';

const modes = z.array(z.enum(MODES));

/**
 * The fields of a template, once. What its versions hold stands beside them: the check items with fields of their own
 * (`item-fields.ts`), the scoring, the cover picture. What a new field needs besides its row: docs/decisions/0028-fields-once.md.
 */
export const TEMPLATE_FIELDS = {
  name: lineField('name', LIMIT.name.template),
  description: textField('description', LIMIT.text.description),
  modes: ownField('modes', { input: modes.min(1, 'required').max(MODES.length), output: modes }),
};
export type TemplateFieldName = FieldNames<typeof TEMPLATE_FIELDS>;
export type TemplateFieldValues = FieldValues<typeof TEMPLATE_FIELDS>;
