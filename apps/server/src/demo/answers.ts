import { type Answer, type AnswerValue, emptyAnswer } from '@rondo/domain/answer';
import { allItems, type CheckItem, type Severity } from '@rondo/domain/scoring/template';
import { type Chance, chance, hash } from './chance.ts';
import type { ItemText, TemplateKey, Texts } from './fixtures.ts';
import { oneDecimal, WRONG_BY } from './readings.ts';
import type { Visit } from './visits.ts';

/** How often a usual item fails by the standing of the place, 0 to 5. */
const FAILS_BY_STANDING = [0.115, 0.095, 0.075, 0.058, 0.044, 0.034] as const;
/** A harder look finds more; people are kinder to themselves. */
const STRICTNESS: Record<TemplateKey, number> = {
  food: 0.72,
  opening: 0.5,
  brand: 1.1,
  flash: 2.2,
  equipment: 1.5,
  shop: 0.9,
  market: 1.1,
  dates: 2,
};
/** Everybody watches the red lines. */
const WATCHED = { normal: 1, major: 0.8, red_line: 0.4 } as const satisfies Record<Severity, number>;
const SUMMER = [6, 7, 8, 9];
const WET = [10, 11, 12, 1, 2];

/** What the inspector answered, item by item. `progress` 0..1: how far in the history it lies; the chain is getting better. */
export function answersOf(visit: Visit, texts: Texts, submittedAt: Date, progress: number): Answer[] {
  const { shop, template, version, staged } = visit;
  const luck = chance(`${shop.code} ${template.key} ${submittedAt.toISOString()}`);
  return allItems(version.content).map((item) => {
    const text = template.texts.get(item.id);
    if (!text) throw new Error(`no text of ${item.name}`);
    const rolled = luck.happens(failProbability(visit, text, submittedAt, progress));
    const fails = staged ? staged.fails.includes(text.code) : rolled;
    if (!fails && item.naAllowed && luck.happens(0.02)) {
      return { ...emptyAnswer(item.id), na: true, naReason: texts.notApplicable };
    }
    const answer = { ...emptyAnswer(item.id), value: given(item, fails, luck) };
    if (!fails || item.bonus) return answer;
    const deductionIds = ticked(item, luck);
    return { ...answer, note: text.fault, deductionIds };
  });
}

function failProbability({ shop, template }: Visit, text: ItemText, at: Date, progress: number): number {
  const standing = FAILS_BY_STANDING[shop.place.standing] ?? 0.02;
  // Every shop has items it keeps failing: that is what repeats are made of.
  const isWeak = template.key !== 'opening' && hash(`${shop.code} ${text.code}`) % 11 === 0;
  const trend = 1.25 - progress * 0.45;
  const usual = standing * text.fails * STRICTNESS[template.key] * WATCHED[text.severity];
  return Math.min(0.8, usual * (isWeak ? 3.6 : 0.8) * season(text, at) * trend);
}

/** Cold is hard to keep in summer, floors are hard to keep dry in winter. */
function season(text: ItemText, at: Date): number {
  const month = at.getUTCMonth() + 1;
  if (text.scene === 'fridge' || text.scene === 'freezer') return SUMMER.includes(month) ? 1.7 : 0.8;
  if (text.scene === 'floor') return WET.includes(month) ? 1.6 : 0.9;
  return 1;
}

function given(item: CheckItem, fails: boolean, luck: Chance): AnswerValue {
  switch (item.answer) {
    case 'score':
      return fails ? luck.int(1, 2) : luck.happens(0.72) ? item.maxScore : item.maxScore - 1;
    case 'number':
    case 'temperature':
      return measured(item, fails, luck);
    default:
      return fails || (item.bonus && luck.happens(0.7)) ? 'fail' : 'pass';
  }
}

/** A reading just inside the bounds, or one of the usual distances outside of them; one decimal. */
function measured({ min, max, answer }: CheckItem, fails: boolean, luck: Chance): number {
  const unit = answer === 'temperature' ? 1 : 0.1;
  const away = unit * (fails ? luck.pick(WRONG_BY) : 0.4 + luck.next() * 3.2);
  const tooMuch = (max ?? 0) + away;
  const tooLittle = (min ?? 0) - away;
  if (fails) return oneDecimal(max === null ? tooLittle : tooMuch);
  if (max === null) return oneDecimal((min ?? 0) + away);
  return oneDecimal(min === null ? max - away : min + (max - min) * (0.2 + luck.next() * 0.6));
}

/** One of the reasons, sometimes two. */
function ticked(item: CheckItem, luck: Chance): string[] {
  const some = item.deductions.filter(() => luck.happens(0.55));
  const [first] = item.deductions;
  return (some.length > 0 ? some : first ? [first] : []).map((reason) => reason.id);
}
