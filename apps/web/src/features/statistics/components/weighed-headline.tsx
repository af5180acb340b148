import { WEIGHTINGS, type Weighting } from '@rondo/domain/score-figures';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import type { FigureCard } from '../figure-words.ts';
import { Headline } from './headline.tsx';
import './weighed-headline.css';

interface Props {
  cards: readonly FigureCard[];
  /** The period that the figures are compared with. */
  previous: { from: string; to: string };
  weighting: Weighting | undefined;
  /** Takes the filter as it stands in the address: empty for what is meant where nothing is said. Null: figures that are kept as they are. */
  onWeigh: ((weighting: string[]) => void) | null;
}

/** The sentence above the figures, beside how their averages are made: every record the same, or every mark that could be reached (D12.5). */
export function WeighedHeadline({ cards, previous, weighting = 'records', onWeigh }: Props) {
  const t = useT();
  return (
    <div className="statistics-lead">
      <Headline cards={cards} previous={previous} />
      {onWeigh && (
        <Segment
          isSmall
          label={t('scoreStatistics.weighting.label')}
          options={WEIGHTINGS.map((value) => ({ value, label: t(`scoreStatistics.weighting.${value}`) }))}
          value={weighting}
          onChange={(next) => onWeigh(next === 'records' ? [] : [next])}
        />
      )}
    </div>
  );
}
