import { changeIn, mostChanged } from '@rondo/domain/figure-change';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { noonOf } from '../day-text.ts';
import { type FigureCard, useFigureWords } from '../figure-words.ts';

/** Changes that one sentence can hold. */
const TOLD = 2;

interface Props {
  cards: readonly FigureCard[];
  /** The period that is compared with, first and last day. */
  previous: { from: string; to: string };
}

/** What changed against the period before, in one sentence. */
export function Headline({ cards, previous }: Props) {
  const t = useT();
  const format = useFormat();
  const { textOf, amountOf } = useFigureWords();
  const [from, to] = [previous.from, previous.to].map((day) => format.day(noonOf(day)));
  const period = { from: from ?? '', to: to ?? '' };
  const told = mostChanged(cards, TOLD).flatMap((card) => {
    const change = changeIn(card);
    if (change === null) return [];
    const words = {
      name: card.label,
      amount: amountOf(card.as, Math.abs(change)),
      value: textOf(card.unit, card.current),
    };
    return [t(change > 0 ? 'statistics.headline.up' : 'statistics.headline.down', words)];
  });
  const isComparable = cards.some((card) => changeIn(card) !== null);
  return (
    <p className="statistics-headline">
      {told.length > 0
        ? t('statistics.headline.changed', { ...period, changes: told.join(t('statistics.headline.separator')) })
        : t(isComparable ? 'statistics.headline.same' : 'statistics.headline.nothing', period)}
    </p>
  );
}
