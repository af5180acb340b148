import type { FieldSpec } from '../../../platform/import/field.ts';
import { isNumber, isYesNo } from '../../../platform/import/looks.ts';
import { normalizeHeader } from '../../../platform/table/normalize-header.ts';
import { ANSWER_WORDS, meant, NOTE_WORDS, PHOTO_WORDS, SEVERITY_WORDS } from './words.ts';

/** What a column of a check list can be, headed as people and public authorities head them. */
export const IMPORT_FIELDS = [
  {
    name: 'category',
    label: 'template.importing.field.category',
    aliases:
      '分类|分类路径|检查分类|类别|大类|模块|区域|板块|检查区域|category|categorypath|categoryname|categorydescription|chapter|section|sectionname|area|group|zone|topic|department|kategorie|bereich|categoria|categorie',
    parts: '小类|子类|二级分类|一级分类|三级分类|subcategory|subsection|subarea',
    join: '/',
    isGroup: true,
    isSection: true,
  },
  {
    name: 'name',
    label: 'template.importing.field.name',
    aliases:
      '检查项|检查项名称|检查项目|检查要点|名称|项目|检查内容|条目|问题|item|checkitem|itemname|checkitemname|checkpoint|check|checklistitem|name|question|violationsummary|infractiondetails|infraction|requirement|title|summary|itemdescription|violationdescription|task|frage|prüfpunkt|pregunta',
    isRequired: true,
    standIn: 'standard',
  },
  {
    name: 'code',
    label: 'template.importing.field.code',
    aliases:
      '编号|编码|代码|条款|条款号|序号|code|itemcode|itemno|itemnumber|violationcode|clause|no|number|ref|reference|id|nr',
    looks: (text) => text.length <= 30,
  },
  {
    name: 'standard',
    label: 'template.importing.field.standard',
    aliases:
      '标准|检查标准|标准说明|说明|要求|评分标准|合格标准|standard|standardtext|text|violationtemplate|guidance|criteria|acceptancecriteria|details|description|expectation|whatgoodlookslike|how',
    join: '\n',
  },
  {
    name: 'answer',
    label: 'template.importing.field.answer',
    aliases: '作答方式|答题方式|作答类型|题型|类型|answertype|answer|responsetype|questiontype|type',
    looks: (text) => meant(ANSWER_WORDS, text) !== undefined,
  },
  {
    name: 'maxScore',
    label: 'template.importing.field.maxScore',
    aliases:
      '分值|满分|分数|得分|标准分|maxscore|maximumscore|score|points|maxpoints|maximumpoints|pointsavailable|possiblepoints|marks|maxmarks|punkte|puntos',
    looks: isNumber,
  },
  { name: 'options', label: 'template.importing.field.options', aliases: '选项|options|choices' },
  {
    name: 'severity',
    label: 'template.importing.field.severity',
    aliases:
      '等级|严重程度|严重性|级别|重要程度|风险等级|红线|是否红线|关键项|是否关键项|severity|degree|risk|risklevel|criticality|criticalflag|critical|iscritical|redline|priority|mandatorycritical',
    looks: (text) => meant(SEVERITY_WORDS, text) !== undefined,
  },
  { name: 'weight', label: 'template.importing.field.weight', aliases: '权重|weight|weighting', looks: isNumber },
  { name: 'unit', label: 'template.importing.field.unit', aliases: '单位|unit' },
  {
    name: 'min',
    label: 'template.importing.field.min',
    aliases: '合格下限|下限|最小值|min|minimum|lowerlimit',
    looks: isNumber,
  },
  {
    name: 'max',
    label: 'template.importing.field.max',
    aliases: '合格上限|上限|最大值|max|maximum|upperlimit',
    looks: isNumber,
  },
  {
    name: 'required',
    label: 'template.importing.field.required',
    aliases: '必填|必答|required|mandatory',
    looks: isYesNo,
  },
  {
    name: 'naAllowed',
    label: 'template.importing.field.naAllowed',
    aliases: '允许不适用|可不适用|不适用|naallowed|allowna|notapplicable|na',
    looks: isYesNo,
  },
  {
    name: 'photo',
    label: 'template.importing.field.photo',
    aliases: '拍照|拍照规则|拍照要求|照片|照片要求|photo|photorule|photos|photorequired|picture',
    looks: (text) => meant(PHOTO_WORDS, text) !== undefined,
  },
  {
    name: 'note',
    label: 'template.importing.field.note',
    aliases: '备注|备注规则|备注要求|note|noterule|notes|remark|remarks|comments',
    looks: (text) => meant(NOTE_WORDS, text) !== undefined,
  },
  {
    name: 'deductions',
    label: 'template.importing.field.deductions',
    aliases: '扣分原因|扣分项|扣分理由|deductions|deductionreasons|deductionreason|deduction',
    join: '\n',
  },
  {
    name: 'rectify',
    label: 'template.importing.field.rectify',
    aliases: '自动整改|自动发起整改|整改|autorectification|rectification|rectify|correctiveaction',
  },
  {
    name: 'limitHours',
    label: 'template.importing.field.limitHours',
    aliases: '整改时限|整改时限小时|整改时限h|时限|limithours|limith|rectificationhours|hourstofix',
    looks: isNumber,
  },
  // Degrees of a finding with their points: each column is a reason.
  {
    name: 'condition',
    label: 'template.importing.field.condition',
    aliases: 'condition',
    pattern: /^condition(?:[ivx]+|\d+)$/,
    isMany: true,
  },
] as const satisfies readonly FieldSpec[];

export type ImportField = (typeof IMPORT_FIELDS)[number]['name'];

/** The texts of a row by what their column means. */
export type Fields = Partial<Record<ImportField, string>> & { conditions: { header: string; text: string }[] };

/** Headers of a path with `/`; in what an authority calls a category a slash is a part of the name. */
const PATHS = new Set(['分类', '分类路径', '检查分类', 'category', 'categorypath']);
export const isPathHeader = (header: string): boolean => PATHS.has(normalizeHeader(header));
