/** What a column of an import can mean. `condition` columns are degrees of a finding with their points; there may be several. */
export const IMPORT_FIELDS = [
  'category',
  'name',
  'code',
  'standard',
  'answer',
  'maxScore',
  'options',
  'severity',
  'weight',
  'unit',
  'min',
  'max',
  'required',
  'naAllowed',
  'photo',
  'note',
  'deductions',
  'rectify',
  'limitHours',
  'condition',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Headers as people and public authorities write them, the most certain first; compared without case, spaces and signs. */
const SYNONYMS: Record<Exclude<ImportField, 'condition'>, string> = {
  category:
    '分类|分类路径|检查分类|类别|大类|模块|category|categorypath|categoryname|categorydescription|chapter|section|area|group',
  name: '检查项|检查项名称|检查项目|名称|项目|检查内容|条目|问题|item|checkitem|itemname|checkitemname|name|question|violationsummary|infractiondetails|requirement|title|summary|itemdescription|violationdescription',
  code: '编号|编码|代码|条款|条款号|code|itemcode|itemno|itemnumber|violationcode|clause|no|number',
  standard:
    '标准|检查标准|标准说明|说明|要求|评分标准|standard|standardtext|text|violationtemplate|guidance|criteria|details|description',
  answer: '作答方式|答题方式|作答类型|题型|类型|answertype|answer|responsetype|questiontype|type',
  maxScore: '分值|满分|分数|得分|标准分|maxscore|score|points|maxpoints|marks|point',
  options: '选项|options|choices',
  severity: '等级|严重程度|严重性|级别|重要程度|风险等级|severity|degree|risk|risklevel|criticality|criticalflag',
  weight: '权重|weight',
  unit: '单位|unit',
  min: '合格下限|下限|最小值|min|minimum|lowerlimit',
  max: '合格上限|上限|最大值|max|maximum|upperlimit',
  required: '必填|必答|required|mandatory',
  naAllowed: '允许不适用|可不适用|不适用|naallowed|allowna|notapplicable|na',
  photo: '拍照|拍照规则|拍照要求|照片|照片要求|photo|photorule|photos|picture',
  note: '备注|备注规则|备注要求|note|noterule|notes|remark',
  deductions: '扣分原因|扣分项|扣分理由|deductions|deductionreasons|deductionreason|deduction',
  rectify: '自动整改|自动发起整改|整改|autorectification|rectification|rectify|correctiveaction',
  limitHours: '整改时限|整改时限小时|整改时限h|时限|limithours|limith|rectificationhours|hourstofix',
};

const RANKED = new Map(
  Object.entries(SYNONYMS).flatMap(([field, words]) =>
    words.split('|').map((word, rank) => [word, { field: field as ImportField, rank }] as const),
  ),
);

/** Headers of a path with `/`; in what an authority calls a category a slash is a part of the name. */
const PATHS = new Set(['分类', '分类路径', '检查分类', 'category', 'categorypath']);

export function isPathHeader(header: string): boolean {
  return PATHS.has(plainWord(header));
}

const CONDITION = /^condition(?:[ivx]+|\d+)$/;

/** What each header means, by position; a field is taken by the header that names it best, and only once. */
export function columnFields(
  headers: readonly string[],
  chosen: Readonly<Record<string, string>>,
): (ImportField | null)[] {
  const found = headers.map((header) => {
    const word = plainWord(header);
    if (Object.hasOwn(chosen, header)) return chosenField(chosen[header]);
    if (CONDITION.test(word)) return { field: 'condition' as const, rank: 0 };
    return RANKED.get(word) ?? null;
  });
  return found.map((one, index) => {
    if (!one || one.field === 'condition') return one?.field ?? null;
    const isBeaten = found.some(
      (other, i) =>
        other?.field === one.field && i !== index && (other.rank < one.rank || (other.rank === one.rank && i < index)),
    );
    return isBeaten ? null : one.field;
  });
}

/** How many headers of a row are known: the row with the most is the header. */
export function knownHeaders(cells: readonly string[]): number {
  return columnFields(cells, {}).filter((field) => field !== null).length;
}

function chosenField(word: string | undefined): { field: ImportField; rank: number } | null {
  const field = IMPORT_FIELDS.find((one) => one === word);
  return field ? { field, rank: -1 } : null;
}

/** `Violation_Code`, `violation code *` and `ViolationCode` are one word. */
function plainWord(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
