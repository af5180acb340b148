import { LEVEL_RAMP } from '../level.ts';
import type { Severity } from '../scoring/template.ts';
import { POINTS_EVENT, type PointsEvent } from './event.ts';
import { roundPoints, weighted } from './ledger.ts';
import type { PointsDetail } from './rule.ts';

/** Something that happened and that rules may have points for. */
export interface PointsFact {
  event: PointsEvent;
  /** Place on the ramp of levels, the best is 0. */
  levelRank: number | null;
  ratePercent: number | null;
  severity: Severity | null;
  /** How often: failed items of one record. */
  times: number;
  /** Which day overdue it is, from 1. */
  dayNo: number | null;
}

/** Whether a row of a rule is about a fact. */
function isAboutFact(detail: PointsDetail, fact: PointsFact): boolean {
  if (detail.event !== fact.event) return false;
  const { condition } = POINTS_EVENT[fact.event];
  if (condition === undefined) return true;
  switch (condition) {
    case 'level':
      return fact.levelRank !== null && LEVEL_RAMP[fact.levelRank] === detail.level;
    case 'severity':
      return fact.severity === detail.severity;
    case 'days':
      return fact.dayNo !== null && detail.maxDays !== null && fact.dayNo <= detail.maxDays;
    case 'rate':
      return (
        fact.ratePercent !== null &&
        (detail.rateFrom === null || fact.ratePercent >= detail.rateFrom) &&
        (detail.rateBelow === null || fact.ratePercent < detail.rateBelow)
      );
  }
}

/** What a complete row asks for when a fact happens. */
const requestedBy = ({ points, weight }: PointsDetail, { times }: Pick<PointsFact, 'times'>): number =>
  roundPoints(weighted(points ?? 0, weight ?? 0) * times);

/** What the rows of a rule that are about a fact ask for. */
export const askedByRow = (details: readonly PointsDetail[], fact: PointsFact) =>
  details.flatMap((detail) => {
    const requested = isAboutFact(detail, fact) ? requestedBy(detail, fact) : 0;
    const caps = { perCycle: detail.capPerCycle, perDay: detail.capPerDay };
    return requested === 0 ? [] : [{ detailKey: detail.key, requested, caps }];
  });
