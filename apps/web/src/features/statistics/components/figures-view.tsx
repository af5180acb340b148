import type { Output } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Asked } from '../filter.ts';
import { useInspectionCards } from '../use-inspection-cards.ts';
import { FailedCard } from './failed-card.tsx';
import { FigureCards } from './figure-cards.tsx';
import { LevelsCard } from './levels-card.tsx';
import { ModesCard } from './modes-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { WeighedHeadline } from './weighed-headline.tsx';
import './statistics.css';

interface Props {
  figures: Output<typeof statisticsApi.inspection>;
  asked: Asked;
  /** An answer to other filters is still on screen. */
  isOld?: boolean;
  onPick: ((span: { from: string; to: string }) => void) | null;
  groupLink: ((groupId: string) => string) | null;
  /** Null: the figures are kept as they are. */
  onWeigh: ((weighting: string[]) => void) | null;
  /** The table of shops. */
  children: ReactNode;
}

/** The whole page below the filters: live or frozen. */
export function FiguresView({ figures, asked, isOld = false, onPick, groupLink, onWeigh, children }: Props) {
  const t = useT();
  const cards = useInspectionCards(figures, asked);
  return (
    <div className="statistics" aria-busy={isOld}>
      <WeighedHeadline
        {...{ cards, onWeigh }}
        previous={{ from: figures.previousFrom, to: figures.previousTo }}
        weighting={asked.weighting}
      />
      <FigureCards label={t('statistics.title')} cards={cards} />
      <div className="statistics-row">
        <TrendCard trend={figures.trend} asked={asked} onPick={onPick} />
        <FailedCard figures={figures} asked={asked} />
      </div>
      <div className="statistics-row">
        <LevelsCard levels={figures.levels} asked={asked} linkOf={groupLink} />
        <ModesCard figures={figures} asked={asked} />
      </div>
      {children}
    </div>
  );
}
