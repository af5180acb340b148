import { ITEM_FIELD_NAMES, type ItemFieldName } from '@rondo/contract/item-fields';
import type { MessageKey, Params } from '@rondo/messages';
import type { FieldSpec } from '../../../platform/import/field.ts';
import { isNumber, isYesNo } from '../../../platform/import/looks.ts';
import { normalizeHeader } from '../../../platform/table/normalize-header.ts';
import { ITEM_WORDS, meant, type WordField } from './words.ts';

/** How columns of a check list are headed by people and public authorities. */
interface Column extends Pick<FieldSpec, 'isRequired' | 'join' | 'looks'> {
  aliases: string;
  /** Written out for a field in a group; else by its name. */
  label?: MessageKey;
  standIn?: ColumnField;
}

/** Fields that no column of their own holds: the cell that says when a rectification starts says them too. */
type Within = 'rectify.belowPercent' | 'rectify.optionIds';
export type ColumnField = Exclude<ItemFieldName, Within>;

const isWord = (name: WordField) => (text: string) => meant(ITEM_WORDS[name], text) !== undefined;

/** Each field of a check item has its column: one that is forgotten does not compile. */
const COLUMNS: Record<ColumnField, Column> = {
  code: {
    aliases:
      '编号|编码|代码|条款|条款号|序号|code|itemcode|itemno|itemnumber|violationcode|clause|no|number|ref|reference|id|nr',
    looks: (text) => text.length <= 30,
  },
  name: {
    aliases:
      '检查项|检查项名称|检查项目|检查要点|名称|项目|检查内容|条目|问题|item|checkitem|itemname|checkitemname|checkpoint|check|checklistitem|name|question|violationsummary|infractiondetails|infraction|requirement|title|summary|itemdescription|violationdescription|task|frage|prüfpunkt|pregunta',
    isRequired: true,
    standIn: 'standard',
  },
  standard: {
    aliases:
      '标准|检查标准|标准说明|说明|要求|评分标准|合格标准|standard|standardtext|text|violationtemplate|guidance|criteria|acceptancecriteria|details|description|expectation|whatgoodlookslike|how',
    join: '\n',
  },
  answer: {
    aliases: '作答方式|答题方式|作答类型|题型|类型|answertype|answer|responsetype|questiontype|type',
    looks: isWord('answer'),
  },
  maxScore: {
    aliases:
      '分值|满分|分数|得分|标准分|maxscore|maximumscore|score|points|maxpoints|maximumpoints|pointsavailable|possiblepoints|marks|maxmarks|punkte|puntos',
    looks: isNumber,
  },
  step: { aliases: '步长|计分步长|step|scorestep', looks: isNumber },
  options: { aliases: '选项|options|choices' },
  unit: { aliases: '单位|unit' },
  min: { aliases: '合格下限|下限|最小值|min|minimum|lowerlimit', looks: isNumber },
  max: { aliases: '合格上限|上限|最大值|max|maximum|upperlimit', looks: isNumber },
  weight: { aliases: '权重|weight|weighting', looks: isNumber },
  severity: {
    aliases:
      '等级|严重程度|严重性|级别|重要程度|风险等级|红线|是否红线|关键项|是否关键项|severity|degree|risk|risklevel|criticality|criticalflag|critical|iscritical|redline|priority|mandatorycritical',
    looks: isWord('severity'),
  },
  bonus: { aliases: '加分|是否加分项|bonus|bonusitem|isbonus', looks: isYesNo },
  naAllowed: { aliases: '允许不适用|可不适用|不适用|naallowed|allowna|notapplicable|na', looks: isYesNo },
  naReasonRequired: { aliases: '不适用原因必填|nareason|nareasonrequired|nareasonneeded', looks: isYesNo },
  required: { aliases: '必填|必答|required|mandatory', looks: isYesNo },
  'photo.rule': {
    label: 'template.importing.field.photo.rule',
    aliases: '拍照|拍照规则|拍照要求|照片|照片要求|photo|photorule|photos|photorequired|picture',
    looks: isWord('photo.rule'),
  },
  'photo.min': {
    label: 'template.importing.field.photo.min',
    aliases: '最少照片|最少拍照|minphotos|photosmin|fewestphotos',
    looks: isNumber,
  },
  'photo.max': {
    label: 'template.importing.field.photo.max',
    aliases: '最多照片|最多拍照|maxphotos|photosmax|mostphotos',
    looks: isNumber,
  },
  'photo.cameraOnly': {
    label: 'template.importing.field.photo.cameraOnly',
    aliases: '仅现场拍照|禁止相册|cameraonly|nogallery',
    looks: isYesNo,
  },
  'note.rule': {
    label: 'template.importing.field.note.rule',
    aliases: '备注|备注规则|备注要求|note|noterule|notes|remark|remarks|comments',
    looks: isWord('note.rule'),
  },
  'note.phrases': {
    label: 'template.importing.field.note.phrases',
    aliases: '快捷短语|备注常用语|phrases|quickphrases',
    join: '\n',
  },
  deductions: {
    aliases: '扣分原因|扣分项|扣分理由|deductions|deductionreasons|deductionreason|deduction',
    join: '\n',
  },
  'rectify.when': {
    label: 'template.importing.field.rectify.when',
    aliases: '自动整改|自动发起整改|整改|autorectification|rectification|rectify|correctiveaction',
  },
  'rectify.limitHours': {
    label: 'template.importing.field.rectify.limitHours',
    aliases: '整改时限|整改时限小时|整改时限h|时限|limithours|limith|rectificationhours|hourstofix',
    looks: isNumber,
  },
  'rectify.handler': {
    label: 'template.importing.field.rectify.handler',
    aliases: '整改人|整改负责人|handler|rectificationhandler|whorectifies',
    looks: isWord('rectify.handler'),
  },
  'rectify.reviewer': {
    label: 'template.importing.field.rectify.reviewer',
    aliases: '整改审核人|整改复核人|rectificationreviewer|whoreviews',
    looks: isWord('rectify.reviewer'),
  },
  'rectify.named': {
    label: 'template.importing.field.rectify.named',
    aliases: '整改指定人数|指定成员和角色数|namedmembersandroles|namedrectifiers',
    looks: isNumber,
  },
  'rectify.priority': {
    label: 'template.importing.field.rectify.priority',
    aliases: '整改优先级|优先级|rectificationpriority|urgency',
    looks: isWord('rectify.priority'),
  },
  'applies.formats': {
    label: 'template.importing.field.applies.formats',
    aliases: '适用业态|门店业态|适用门店类型|storeformats|storeformat|formats',
  },
  'applies.tags': {
    label: 'template.importing.field.applies.tags',
    aliases: '门店标签|适用门店标签|storetags|withtags',
  },
  'applies.withoutTags': {
    label: 'template.importing.field.applies.withoutTags',
    aliases: '排除标签|不适用门店标签|withouttags|excludedtags',
  },
  'applies.modes': {
    label: 'template.importing.field.applies.modes',
    aliases: '检查方式|适用巡检方式|巡检方式|checkmode|checkmodes|inspectionmodes',
  },
  standardPhotos: {
    label: 'template.importing.photoCount',
    aliases: '标准照|标准照片|标准照张数|standardphotos|standardphoto|referencephotos',
    looks: isNumber,
  },
  knowledgeUrl: { aliases: '作业指导书|操作指引|sop|soplink|knowledgelink' },
  knowledgeQuote: { aliases: '引用原文|引用的原文|sopquote|quote|citedpassage' },
  cameraPlaces: { aliases: '摄像头位置|查看摄像头|cameras|cameraplaces|cameraplace' },
  showIf: { aliases: '追问|显示条件|showif|shownif|followup' },
};

const columnsOf = (name: ItemFieldName): FieldSpec<ImportField>[] => {
  if (name === 'rectify.belowPercent' || name === 'rectify.optionIds') return [];
  return [{ name, label: `template.importing.field.${name}`, ...COLUMNS[name] }];
};

/** What a column of a check list can be. */
export const IMPORT_FIELDS: readonly FieldSpec<ImportField>[] = [
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
  ...ITEM_FIELD_NAMES.flatMap(columnsOf),
  {
    name: 'categoryWeight',
    label: 'template.importing.field.categoryWeight',
    aliases: '分类权重|一级分类权重|categoryweight|weightofcategory',
    looks: isNumber,
  },
  { name: 'id', label: 'template.importing.field.id', aliases: '检查项id|itemid|checkitemid' },
  // Degrees of a finding with their points: each column is a reason.
  {
    name: 'condition',
    label: 'template.importing.field.condition',
    aliases: 'condition',
    pattern: /^condition(?:[ivx]+|\d+)$/,
    isMany: true,
  },
];

/** A column is a field of the item, or says where the item stands and which one it is. */
export type ImportField = ColumnField | 'category' | 'categoryWeight' | 'id' | 'condition';

/** Says that a cell is wrong. */
export type Fault = (field: ColumnField, key: MessageKey, params?: Params) => unknown;

/** The texts of a row by what their column means. */
export type Fields = Partial<Record<ImportField, string>> & { conditions: { header: string; text: string }[] };

/** Headers of a path with `/`; in what an authority calls a category a slash is a part of the name. */
const PATHS = new Set(['分类', '分类路径', '检查分类', 'category', 'categorypath']);
export const isPathHeader = (header: string): boolean => PATHS.has(normalizeHeader(header));
