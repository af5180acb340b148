import { useT } from '../../shared/i18n.tsx';
import { LevelBars } from '../../shared/ui/glyph/level-bars.tsx';

const DEFAULT_KEYS = ['excellent', 'good', 'pass', 'fail'] as const;

interface Props {
  /** 0 is the best, as records keep it. */
  rank: number;
  count: number;
  /** Null: the default level of that rank. */
  name: string | null;
  redLine?: string;
  /** Only the bars; the word is their name. */
  bare?: boolean;
}

/** The level of an inspection as signal bars. */
export function ShopLevel({ rank, count, name, redLine, bare = false }: Props) {
  const t = useT();
  const label = name ?? t(`state.level.${DEFAULT_KEYS[rank] ?? 'fail'}`);
  return <LevelBars rank={rank + 1} of={count} label={label} bare={bare} {...(redLine ? { redLine } : {})} />;
}
