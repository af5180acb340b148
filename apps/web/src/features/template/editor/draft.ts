import type { TemplateDetail } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { allItems, type TemplateContent } from '@rondo/domain/scoring/template';
import type { Mode } from '@rondo/domain/task';
import { inReadingOrder } from './content.ts';

/** What the editor changes and saves as a whole. */
export interface Draft {
  name: string;
  description: string;
  modes: Mode[];
  content: TemplateContent;
  scoring: ScoringSettings;
  /** The file of the cover picture. */
  coverId: string | null;
}

export function draftOf({ name, description, modes, content, scoring, cover }: TemplateDetail): Draft {
  return { name, description, modes, content: inReadingOrder(content), scoring, coverId: cover?.id ?? null };
}

/** What the server would refuse to keep even as a draft; it is told at the field and waits to be put right. */
export function cannotBeKept({ name, modes, scoring, content }: Draft): boolean {
  const isNameless = name.trim() === '' || modes.length === 0;
  const isTooMuch = allItems(content).length > LIMIT.template.items;
  return isNameless || isTooMuch || (scoring.method === 'percent' && scoring.standardScore === 0);
}
