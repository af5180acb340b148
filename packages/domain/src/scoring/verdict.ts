import { type Level, levelOf, lowestLevel } from '../level.ts';
import type { ScoringSettings } from './settings.ts';

/** What a rate means: the level shown and whether it passes. */
export type Verdict = { level: Level | null; isPass: boolean };

/**
 * The verdict before red lines: by the level of the rate, or by the number of failed items for the pass/fail method, where the level
 * follows the verdict (never "excellent" on a failed inspection, never "fail" on a passed one).
 */
export function verdictOf(ratePercent: number, failed: number, settings: ScoringSettings): Verdict {
  const level = levelOf(ratePercent, settings.levels);
  if (settings.method !== 'pass_fail') return { level, isPass: level?.isPass ?? false };
  const isPass = failed <= settings.passFailMaxFails;
  if (level === null || level.isPass === isPass) return { level, isPass };
  return {
    level: isPass ? (settings.levels.findLast((one) => one.isPass) ?? level) : failing(settings, level),
    isPass,
  };
}

/** The verdict after red lines. Policies fail and zero force the lowest level; the pass/fail method never passes with one. */
export function verdictAfterRedLines(before: Verdict, capped: Verdict, settings: ScoringSettings): Verdict {
  const forced = { level: lowestLevel(settings.levels), isPass: false };
  if (settings.redLinePolicy === 'fail' || settings.redLinePolicy === 'zero') return forced;
  const verdict = settings.redLinePolicy === 'cap' ? capped : before;
  if (settings.method === 'pass_fail') return { level: failing(settings, verdict.level), isPass: false };
  return verdict;
}

function failing(settings: ScoringSettings, level: Level | null): Level | null {
  return level?.isPass === false ? level : lowestLevel(settings.levels);
}
