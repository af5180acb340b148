import type { Asked } from './filter.ts';

type More = Readonly<Record<string, string | readonly string[]>>;

/** The inspection records that a number counts: the same filters, effective ones only, and what the number adds. */
export function recordsLink(asked: Asked, more: More = {}): string {
  const { from, to, shopId, groupId, templateId, mode } = asked;
  return address('/inspect/record', { from, to, shopId, groupId, templateId, mode, state: 'effective', ...more });
}

/** Open rectifications of a shop, whenever they were raised. */
export function openRectificationsLink(shopId: string): string {
  return address('/inspect/problem', { shopId, state: ['pending', 'awaiting_review'] });
}

/** The rectifications that a number counts. Their list knows neither template nor mode of the record. */
export function rectificationsLink(asked: Asked, more: More = {}): string {
  const { from, to, shopId, groupId } = asked;
  return address('/inspect/problem', { from, to, shopId, groupId, ...more });
}

function address(path: string, values: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) query.append(name, one);
  }
  return `${path}?${query}`;
}
