import { useFormat } from '../../../shared/format/use-format.tsx';
import { type Stat, StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { changeOf } from '../change.ts';
import { type FigureCard, useFigureWords } from '../figure-words.ts';

/** The figures of a page as one strip: formula, change and trend; each opens its rows. */
export function FigureCards({ label, cards }: { label: string; cards: readonly FigureCard[] }) {
  const format = useFormat();
  const { textOf, amountOf } = useFigureWords();
  const stats = cards.map((card): Stat => {
    const { key, as, unit, current, isMoreBetter, note, spark, to } = card;
    const delta = changeOf(card, { isMoreBetter, words: (amount) => amountOf(as, amount) });
    return {
      key,
      label: card.label,
      formula: card.formula,
      value: textOf(unit, current),
      ...(unit === 'count' ? { title: format.count(current) } : {}),
      ...(note && current !== null ? { note } : {}),
      ...(spark ? { spark } : {}),
      ...(delta ? { delta } : {}),
      ...(to && current !== null ? { to } : {}),
    };
  });
  return <StatStrip label={label} stats={stats} />;
}
