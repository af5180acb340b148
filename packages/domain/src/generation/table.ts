import { LIMIT } from '../limit.ts';
import type { Severity } from '../scoring/template.ts';
import type { PlacedItem, SourceBlock } from './draft.ts';
import { quoteOf } from './quote.ts';
import { isListed } from './requirement.ts';
import { shortName, suggest } from './suggest.ts';

/** What a column of a check list can be, by its heading; the first that fits. */
const COLUMNS = {
  category:
    /^(?:(?:检查)?(?:类别|分类|区域|模块|大类|板块|部位|章节)(?:名称)?|category.*|area|zone|section(?:_name)?|group|chapter(?:_name)?|department)$/i,
  item: /^(?:检查项目?|检查内容|检查要点|检查点|项目(?:名称)?|内容|问题|check ?(?:item|point|list)?s?|items?|questions?|tasks?|requirements?|(?:violation|infraction|item)[ _](?:description|summary|details?|name)|description|title|what to check)$/i,
  standard:
    /^(?:(?:检查|评分|合格|考核)?(?:标准|要求|说明|方法)|具体要求|standards?|criteria|guidance|details?|text|req[_ ]description|verification requirement|expectation)$/i,
  score: /^(?:分值|分数|满分|得分上限|标准分|score|points?|max(?:imum)? ?(?:score|points)|weight)$/i,
  severity:
    /^(?:严重程度|重要性|严重性|等级|红线|风险(?:等级)?|severity|risk(?: ?level)?|degree|priority|critical(?:ity)?\??|是否红线)$/i,
  code: /^(?:编号|编码|序号|代码|no\.?|code|id|item[ _](?:no|id|code)|req[_ ]id|violation[ _]code|#)$/i,
} as const;
type Column = keyof typeof COLUMNS;

/** Rows in which headings are looked for. */
const HEAD_ROWS = 5;

/** The items of rows that stand together; `path` is what they stand under. */
export function itemsOfTable(rows: readonly SourceBlock[], path: readonly string[]): PlacedItem[] {
  const cells = rows.map(({ text }) => text.split('\t').map((cell) => cell.trim()));
  const head = cells.slice(0, HEAD_ROWS).findIndex((row) => placesOf(row).text !== null);
  const places = head < 0 ? null : placesOf(cells[head] ?? []);
  if (places === null) return rows.flatMap((row) => loose(row, path));
  let category = '';
  return rows.flatMap((row, index) => {
    if (index <= head) return [];
    const at = (column: Column | 'text'): string => cells[index]?.[places[column] ?? -1] ?? '';
    category = at('category') || category;
    const named = at('text');
    if (!/\p{L}{2}/u.test(named)) return [];
    const standard = places.standard === places.text ? '' : at('standard');
    const base = suggest({
      text: standard === '' ? named : `${named} ${standard}`,
      quote: quoteOf(row.text),
      page: row.page,
    });
    const known = {
      name: shortName(named),
      ...scoreOf(at('score')),
      ...severityIn(at('severity')),
      ...codeOf(at('code')),
    };
    const said = standard === '' ? (known.name === named ? '' : named) : standard;
    return [
      {
        ...base,
        ...known,
        standard: [...said].slice(0, LIMIT.text.standard).join(''),
        path: category ? [...path, category] : path,
      },
    ];
  });
}

type Places = Record<Column | 'text', number | null>;

/** Which column holds what; without a name of items their standards are the items. */
function placesOf(row: readonly string[]): Places {
  const found = (column: Column): number | null => {
    const at = row.findIndex((cell) => COLUMNS[column].test(cell.replace(/[*：:\s]+$/u, '')));
    return at < 0 ? null : at;
  };
  const [item, standard] = [found('item'), found('standard')];
  return {
    ...{ category: found('category'), item, standard, score: found('score') },
    ...{ severity: found('severity'), code: found('code'), text: item ?? standard },
  };
}

/** A row of a table without headings: its longest cell, where that asks for something. */
function loose(row: SourceBlock, path: readonly string[]): PlacedItem[] {
  const [longest = ''] = row.text.split('\t').toSorted((a, b) => b.length - a.length);
  if (!isListed(longest)) return [];
  return [{ ...suggest({ text: longest.trim(), quote: quoteOf(longest), page: row.page }), path }];
}

function scoreOf(cell: string): { maxScore?: number } {
  const score = Number(/^\d+(?:\.\d+)?/.exec(cell)?.[0] ?? Number.NaN);
  return score > 0 && score <= LIMIT.template.maxScore ? { maxScore: score } : {};
}

const SEVERITY_WORDS: readonly [RegExp, Severity][] = [
  [/红线|致命|否决|crucial|critical|^c\b|red|^(?:yes|y|是)$/i, 'red_line'],
  [/严重|重大|重要|高|major|significant|serious|high|^s\b/i, 'major'],
  [/一般|轻微|普通|低|中|minor|low|normal|medium|^m\b/i, 'normal'],
];

function severityIn(cell: string): { severity?: Severity } {
  const severity = cell === '' ? undefined : SEVERITY_WORDS.find(([words]) => words.test(cell))?.[1];
  return severity ? { severity } : {};
}

const codeOf = (cell: string): { code?: string } =>
  cell !== '' && [...cell].length <= LIMIT.template.itemCode ? { code: cell } : {};
