import type { Level } from '@rondo/domain/level';
import type { Translate } from '../../../shared/i18n.tsx';
import { levelRole } from '../../../shared/ui/glyph/level-bars.tsx';

const DEFAULT_KEYS = ['excellent', 'good', 'pass', 'fail'] as const;

/** A level's word: the template's own, else the default level's name. */
export function levelWord(level: Pick<Level, 'key' | 'name'>, t: Translate): string {
  const known = DEFAULT_KEYS.find((key) => key === level.key);
  return level.name ?? (known ? t(`state.level.${known}`) : level.key);
}

/** Place of a level in its list (1 is the best), of how many, and its colour. */
export function levelPlace(level: Pick<Level, 'key'>, levels: readonly Level[]) {
  const rank = Math.max(1, levels.findIndex((one) => one.key === level.key) + 1);
  return { rank, of: levels.length, colour: levelRole(rank, levels.length) };
}
