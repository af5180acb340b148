/** A measure that a text names with its bounds, inclusive. */
interface Measure {
  kind: 'temperature' | 'number';
  /** As the text writes it. */
  unit: string;
  min: number | null;
  max: number | null;
}

const NUMBER = String.raw`(?<![\d.])[-−]?\d+(?:\.\d+)?`;
const TEMPERATURE = String.raw`°\s?[CF]|摄氏度`;
const UNIT = String.raw`${TEMPERATURE}|seconds?|秒钟?|minutes?|mins?\b|分钟|%|ppm|mg\/L|cm\b|厘米|mm\b|毫米|m\b|米|kg\b|千克|公斤|lux\b|勒克斯|dB|分贝`;
/** The same measure in another unit, in brackets. */
const OTHER = String.raw`(?:\s*\([^()]{1,20}\))?`;

const LEAST =
  '≥|>=|>|不(?:得|应)?(?:低于|少于|小于)|高于|大于|至少|at or above|at least|(?:no|not) less than|above|over|more than|minimum(?: of)?';
const MOST =
  '≤|<=|<|不(?:得|应)?(?:超过|高于|大于|多于)|低于|小于|at or below|at most|no more than|not exceed(?:ing)?|below|under|less than|up to|maximum(?: of)?';
const MORE = '(?:及|或)?以上|or (?:above|more|higher|hotter|longer)';
const LESS = '(?:及|或)?以下|以内|之内|or (?:below|less|lower|colder|shorter)';

const RANGE = new RegExp(
  String.raw`(?<low>${NUMBER})\s*(?<first>${UNIT})?${OTHER}\s*(?:-|−|~|–|—|至|到|to|and)\s*(?<high>${NUMBER})\s*(?<unit>${UNIT})`,
  'giu',
);
const HEADED = new RegExp(
  String.raw`(?:(?<least>${LEAST})|${MOST})\s*(?:of\s*|be\s*)?(?<number>${NUMBER})\s*(?<unit>${UNIT})`,
  'giu',
);
const TAILED = new RegExp(
  String.raw`(?<number>${NUMBER})\s*(?<unit>${UNIT})${OTHER},?\s*(?:(?<least>${MORE})|${LESS})`,
  'giu',
);

/** What makes the bounds a condition. */
const CONDITION = /如果|若|一旦|(?:当|在).{0,30}时|的[,，]|\b(?:if|when|whenever|unless|once)\b/i;
/** What makes them the bad case. */
const FORBIDDEN =
  /不得(?!超过|高于|低于|少于|大于|小于|多于)|禁止|严禁|不准|不可|\b(?:must|shall|may|do) not (?!exceed)|\bnever\b|prohibited/i;

/** The one measure of a text; null: none, several, or bounds of something else than what is to be kept. */
export function measureOf(source: string): Measure | null {
  const text = source.normalize('NFKC');
  if (CONDITION.test(text) || FORBIDDEN.test(text)) return null;
  const ranges = [...text.matchAll(RANGE)].flatMap(({ groups }) => rangeOf(groups ?? {}));
  const bounds = [...text.matchAll(HEADED), ...text.matchAll(TAILED)].flatMap(({ groups }) => boundOf(groups ?? {}));
  const [only, ...others] = ranges.length > 0 ? ranges : bounds;
  return only && others.length === 0 ? only : null;
}

type Groups = Readonly<Record<string, string | undefined>>;

function rangeOf({ low, first, high, unit }: Groups): Measure[] {
  const [min, max] = [numberOf(low), numberOf(high)];
  return unit === undefined || (first !== undefined && first !== unit) || min > max ? [] : [measured(unit, min, max)];
}

function boundOf({ least, number, unit }: Groups): Measure[] {
  const value = numberOf(number);
  return unit === undefined ? [] : [least === undefined ? measured(unit, null, value) : measured(unit, value, null)];
}

const numberOf = (text = ''): number => Number(text.replace('−', '-'));

function measured(unit: string, min: number | null, max: number | null): Measure {
  const kind = new RegExp(`^(?:${TEMPERATURE})$`, 'iu').test(unit) ? 'temperature' : 'number';
  return { kind, unit: unit.replace(/\s/g, ''), min, max };
}
