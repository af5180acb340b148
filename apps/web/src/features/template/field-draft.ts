import { TEMPLATE_FIELDS, type TemplateFieldValues } from '@rondo/contract/template-fields';
import type { Mode } from '@rondo/domain/task';
import { draftOfFields, sentOfDraft, type TypedField } from '../../shared/ui/form/field-draft.ts';

export type TypedTemplateField = TypedField<typeof TEMPLATE_FIELDS>;

/** The fields of a template as they are being typed. */
export interface FieldDraft extends Record<TypedTemplateField, string> {
  modes: Mode[];
}

/** Of nothing: those that a new template begins with. */
export const fieldDraftOf = (template?: Partial<TemplateFieldValues>): FieldDraft => ({
  ...draftOfFields(TEMPLATE_FIELDS, template),
  modes: [...(template?.modes ?? (['on_site'] as const))],
});

/** What is sent of them. */
export const sentFields = ({ modes, ...typed }: FieldDraft): TemplateFieldValues => ({
  ...sentOfDraft(TEMPLATE_FIELDS, typed),
  modes,
});
