import type { TemplateContent } from '@rondo/domain/scoring/template';
import type { TemplateFault } from '@rondo/domain/scoring/template-fault';
import { validateTemplate } from '@rondo/domain/scoring/validate-template';
import type { Draft } from './draft.ts';

export type Step = 'basics' | 'scoring' | 'items';

/** A fault with the place in the editor where it is put right. */
export interface PlacedFault {
  fault: TemplateFault;
  step: Step;
  categoryId: string | null;
  itemId: string | null;
  /** The part of the path inside the item, category or settings: `name`, `options.0.text`. */
  field: string;
}

/** The domain's own check, so that the editor and the publication can never disagree. */
export function faultsOf({ content, scoring }: Draft): PlacedFault[] {
  return validateTemplate(content, scoring).map((fault) => place(fault, content));
}

function place(fault: TemplateFault, content: TemplateContent): PlacedFault {
  const [area, c, part, i, ...rest] = fault.path.split('.');
  const nowhere = { fault, categoryId: null, itemId: null };
  if (area === 'settings') return { ...nowhere, step: 'scoring', field: fault.path.slice('settings.'.length) };
  const category = content.categories[Number(c)];
  if (!category) {
    const step = fault.reason === 'weights_not_100' ? 'scoring' : 'items';
    return { ...nowhere, step, field: 'categories' };
  }
  const item = part === 'items' ? category.items[Number(i)] : undefined;
  const step = part === 'weightPercent' ? 'scoring' : 'items';
  if (!item) return { fault, step, categoryId: category.id, itemId: null, field: part ?? '' };
  return { fault, step, categoryId: category.id, itemId: item.id, field: rest.join('.') };
}
