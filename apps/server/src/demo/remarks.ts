import type { Chance } from './chance.ts';
import type { Remark, Texts } from './fixtures.ts';

/** What people write when they make a move. Null where they write nothing. */
export function remark(move: Remark, texts: Texts, luck: Chance): string | null {
  return luck.pick(texts.remarks[move]) || null;
}
