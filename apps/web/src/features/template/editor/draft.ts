import type { TemplateDetail } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { allItems, type TemplateContent } from '@rondo/domain/scoring/template';
import { type FieldDraft, fieldDraftOf, sentFields } from '../field-draft.ts';
import { inReadingOrder } from './content.ts';

/** What the editor changes and saves as a whole. */
export interface Draft extends FieldDraft {
  content: TemplateContent;
  scoring: ScoringSettings;
  /** The file of the cover picture. */
  coverId: string | null;
}

export function draftOf(detail: TemplateDetail): Draft {
  const { content, scoring, cover } = detail;
  return { ...fieldDraftOf(detail), content: inReadingOrder(content), scoring, coverId: cover?.id ?? null };
}

/** What is sent of it. */
export const sentOf = ({ content, scoring, coverId, ...fields }: Draft) => ({
  ...sentFields(fields),
  ...{ content, scoring, coverId },
});

/** What the server would refuse to keep even as a draft; it is told at the field and waits to be put right. */
export function cannotBeKept({ name, modes, scoring, content }: Draft): boolean {
  const isNameless = name.trim() === '' || modes.length === 0;
  const isTooMuch = allItems(content).length > LIMIT.template.items;
  return isNameless || isTooMuch || (scoring.method === 'percent' && scoring.standardScore === 0);
}
