/** How one inspector answered one item in the records that are looked at. */
export type ItemTally = { itemId: string; inspectorId: string; pass: number; fail: number; na: number };

/** What an item's answers suggest: leave it out, say what it means, or ask only where it applies. */
export const HEALTH_SUGGESTIONS = ['never_fails', 'disputed', 'often_na'] as const;
type HealthSuggestion = (typeof HEALTH_SUGGESTIONS)[number];

/** Rates are shares of 0..1, null where nothing can be computed. */
export type ItemHealth = {
  itemId: string;
  asked: number;
  failed: number;
  na: number;
  /** Of the answers that judge. */
  failRate: number | null;
  naRate: number | null;
  /** The widest gap between the fail rates of two inspectors who judged it often enough. */
  disagreement: number | null;
  /** The inspectors of that gap: who fails it most and who least. */
  between: [string, string] | null;
  suggestion: HealthSuggestion | null;
};

/** An item that passed this often and never failed tells nobody anything. */
const NEVER_FAILS_FROM = 50;
/** An inspector's rate counts from this many judgements. */
const INSPECTOR_FROM = 10;
/** From this gap on inspectors mean different things by it. */
const DISPUTED_FROM = 0.4;
/** From this share on an item is asked where it does not belong, when it was asked often enough. */
const OFTEN_NA_FROM = 0.5;
const OFTEN_NA_ASKED_FROM = 20;

/** The health of each item that was asked, in the order in which the items come. */
export function itemHealth(tallies: readonly ItemTally[]): ItemHealth[] {
  const byItem = new Map<string, ItemTally[]>();
  for (const tally of tallies) byItem.set(tally.itemId, [...(byItem.get(tally.itemId) ?? []), tally]);
  return [...byItem].map(([itemId, own]) => healthOf(itemId, own));
}

function healthOf(itemId: string, tallies: readonly ItemTally[]): ItemHealth {
  const sum = (of: (tally: ItemTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const [passed, failed, na] = [sum((one) => one.pass), sum((one) => one.fail), sum((one) => one.na)];
  const judged = passed + failed;
  const asked = judged + na;
  const rates = tallies
    .filter(({ pass, fail }) => pass + fail >= INSPECTOR_FROM)
    .map(({ inspectorId, pass, fail }) => ({ inspectorId, rate: fail / (pass + fail) }))
    .toSorted((a, b) => b.rate - a.rate);
  const [most, least] = [rates[0], rates.at(-1)];
  const isGap = most !== undefined && least !== undefined && most !== least;
  const health = {
    itemId,
    asked,
    failed,
    na,
    failRate: judged === 0 ? null : failed / judged,
    naRate: asked === 0 ? null : na / asked,
    disagreement: isGap ? most.rate - least.rate : null,
    between: isGap ? ([most.inspectorId, least.inspectorId] as [string, string]) : null,
  };
  return { ...health, suggestion: suggestionOf(health, passed) };
}

function suggestionOf(
  { asked, failed, naRate, disagreement }: Omit<ItemHealth, 'suggestion'>,
  passed: number,
): HealthSuggestion | null {
  if (disagreement !== null && disagreement >= DISPUTED_FROM) return 'disputed';
  if (naRate !== null && naRate >= OFTEN_NA_FROM && asked >= OFTEN_NA_ASKED_FROM) return 'often_na';
  return failed === 0 && passed >= NEVER_FAILS_FROM ? 'never_fails' : null;
}
