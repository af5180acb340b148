import { type SystemText, toldBy } from '@rondo/domain/system-text';

/** A message as the product files it: its text, its category and as whom its reader gets it. */
export function toldAs(text: SystemText): { text_key: string; category: string; reason: string } {
  const { category, as } = toldBy(text);
  return { text_key: `system.${text}`, category, reason: as };
}
