import type { LevelMark } from '@rondo/contract/scoring';
import { levelWord } from '@rondo/messages/format/level-word';
import { useT } from '../../i18n.tsx';
import { LevelBars } from './level-bars.tsx';

type Props = {
  /** Null: not evaluated, shown as a dash. */
  level: LevelMark | null;
  /** Only the bars; the word is their name. */
  bare?: boolean;
  /** How many red lines failed: any adds the octagon. */
  redLines?: number;
};

/** The level of an inspection: bars and word wherever it is shown; the rate it begins at is its tooltip. */
export function Level({ level, bare = false, redLines = 0 }: Props) {
  const t = useT();
  if (!level) return <span className="meta">—</span>;
  const word = levelWord(level, t);
  const from = level.fromPercent ? t('ui.levelFrom', { level: word, percent: level.fromPercent }) : undefined;
  const redLine = redLines > 0 ? { redLine: t('ui.redLines', { count: redLines }) } : {};
  return <LevelBars place={level} label={word} bare={bare} title={from} {...redLine} />;
}
