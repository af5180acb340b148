/** Limits of points and their rules (product 13); a part of LIMIT. */
export const POINTS_LIMIT = {
  ...{ least: -99_999, most: 99_999, digits: 1, details: 50, detailKey: 40, maxDays: 365 },
  /** Stores and groups that a rule names; rows of a drawer. */
  ...{ shops: 2000, groups: 200, shown: 20 },
  /** Stores or members whose points are moved by hand at once; of those a list names so many. */
  ...{ targets: 200, named: 3 },
  /** Days after a posting in which it can be appealed against, at most; days in which somebody has to decide. */
  ...{ appealDays: 90, appealTermDays: 7 },
  /** Facts of a cycle on which a rule is tried, at most; the greatest changes that are named. */
  ...{ triedFacts: 200_000, triedChanges: 10 },
  /** Stores and members in the ranking of the statistics. */
  ranked: 50,
  /** Bars of the distribution of balances, at most; balances that may be asked for, so that the end of a bar is taken too. */
  ...{ bars: 10, leastAsked: -199_998, mostAsked: 199_998 },
} as const;
