/** What is measured, as a word that is searched: a passage that says "15 days" has `#day`. */
const MEASURES: readonly (readonly [measure: string, said: RegExp, asked: RegExp])[] = [
  ['#second', /\d\s*(?:秒|seconds?\b)/, /几秒|多少秒|how many seconds/],
  ['#minute', /\d\s*(?:分钟|minutes?\b)/, /几分钟|多少分钟|how many minutes/],
  ['#hour', /\d\s*(?:个?小时|hours?\b)/, /几个?小时|多少个?小时|how many hours/],
  [
    '#day',
    /\d\s*(?:个?工作日|日(?!\s*(?:中华|国务|起施|第|《|公布|施行|修|通过|发布))|天|(?:calendar )?days?\b)|每[日天年月]/,
    /几天|多少天|哪天|几日|how many days/,
  ],
  ['#month', /\d\s*(?:个?月(?!\s*\d)|months?\b)/, /几个月|多少个?月|how many months/],
  ['#year', /(?<!\d)\d{1,2}\s*(?:周?年|years?\b)|每年|annual/, /几年|多少年|how many years/],
  ['#money', /\d\s*(?:万?元|dollars?\b)|价款|货值/, /[罚赔]?多少钱|几块钱|[罚赔]多少|how much (?:money|is the fine)/],
  ['#times', /\d\s*倍/, /几倍|多少倍/],
  ['#degree', /\d\s*(?:℃|°|度|[cf]\b)/, /几度|多少度|温度|how (?:hot|cold|warm)|temperature/],
  [
    '#list',
    /下列|以下|如下|(?:include|following|as follows)[^.]{0,40}:/,
    /哪些|哪几[个种样项]|什么内容|(?:which|what) (?:information|items|things)/,
  ],
  ['#date', /(?<!\d)(?:19|20)\d\d(?!\d)/, /when (?:was|were|did)|what year|哪一?年|什么日期/],
  ['#length', /\d\s*(?:厘米|米|cm\b|mm\b|inch(?:es)?\b|feet\b)/, /多高|多远|多宽|how (?:high|far|wide|thick)/],
];
/** How many there are of something: any number answers. */
const HOW_MANY = /how many|多少[个名人家次件]|几[个名人家次件]/;
const NUMBER = '#number';
/** How long something takes or is kept: any measure of time answers. */
const HOW_LONG = /多久|多长时间|多长|几时|(?:for )?how (?:long|often|soon|fast|quickly)/;
const TIMES = ['#second', '#minute', '#hour', '#day', '#month', '#year'];

/** The measures that a text gives (folded). */
export const measuresIn = (text: string): string[] => [
  ...MEASURES.filter(([, said]) => said.test(text)).map(([measure]) => measure),
  ...(/\d/.test(text) ? [NUMBER] : []),
];

/**
 * The measures that a question asks for (folded): one of them answers it; none: it asks for something else. And what else it asks, without the
 * words that ask for them.
 */
export function measuresAsked(question: string): { measures: string[]; rest: string } {
  let rest = question;
  const measures: string[] = [];
  for (const [measure, , asked] of MEASURES) {
    if (!asked.test(question)) continue;
    measures.push(measure);
    rest = rest.replace(asked, ' ');
  }
  if (measures.length > 0) return { measures, rest };
  if (HOW_LONG.test(question)) return { measures: TIMES, rest: rest.replace(HOW_LONG, ' ') };
  return HOW_MANY.test(question) ? { measures: [NUMBER], rest: rest.replace(HOW_MANY, ' ') } : { measures, rest };
}
