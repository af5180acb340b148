import type { CheckItem } from '@rondo/domain/scoring/template';
import { partsOf, textOf } from '../quoted.ts';
import type { Fault, Fields } from './fields.ts';
import { meantWhen } from './words.ts';

/** `below 60 %` carries its number, `options: A | B` its choices; the other words stand alone. */
export function fillRectify(item: CheckItem, fields: Fields, fault: Fault): CheckItem {
  const text = fields['rectify.when']?.trim() ?? '';
  if (text === '') return item;
  const wrong = () => {
    fault('rectify.when', 'template.import.rectifyWords');
    return item;
  };
  const chosen = /^(?:options?|选项)\s*[:：]/i.exec(text);
  if (chosen) {
    const ids = optionsNamed(item, text.slice(chosen[0].length));
    return ids === null ? wrong() : { ...item, rectify: { ...item.rectify, when: 'on_options', optionIds: ids } };
  }
  const below = /(?:below|低于|<)\s*(\d{1,3}(?:\.\d{1,2})?)\s*%?/i.exec(text);
  const percent = below ? Number(below[1]) : null;
  const when = percent === null ? meantWhen(text) : 'below';
  if (when === undefined || when === 'on_options' || (percent !== null && (percent < 1 || percent > 100)))
    return wrong();
  return { ...item, rectify: { ...item.rectify, when, belowPercent: percent } };
}

/** Null where one of them is no choice of the item. */
function optionsNamed(item: CheckItem, cell: string): string[] | null {
  const named = partsOf(cell).map((part) => item.options.find((option) => option.text === textOf(part))?.id);
  const ids = named.flatMap((one) => one ?? []);
  return ids.length > 0 && ids.length === named.length ? ids : null;
}
