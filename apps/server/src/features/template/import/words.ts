import type { ItemFieldOf } from '@rondo/contract/item-fields';
import { CAMERA_PLACES, type CameraPlace } from '@rondo/domain/device';
import { LANGUAGES } from '@rondo/domain/language';
import {
  ANSWER_TYPES,
  type AnswerType,
  NOTE_RULES,
  type NoteRule,
  PHOTO_RULES,
  type PhotoRule,
  RECTIFY_HANDLERS,
  RECTIFY_REVIEWERS,
  RECTIFY_WHEN,
  type RectifyHandler,
  type RectifyReviewer,
  type RectifyWhen,
  SEVERITIES,
  type Severity,
} from '@rondo/domain/scoring/template';
import { SHOP_FORMATS, type ShopFormat } from '@rondo/domain/shop';
import { MODES, type Mode, PRIORITIES, type Priority } from '@rondo/domain/task';
import { type MessageKey, translate } from '@rondo/messages';

/** Words of both languages for each value; the values themselves always count. */
const ANSWERS: Record<AnswerType, string> = {
  pass_fail: '合格/不合格|合格不合格|是否|是/否|判断|pass/fail|pass fail|yes/no|yes no|check|checkbox',
  score: '打分|评分|分数|points|rating',
  level: '等级|分级|档位|levels|grade',
  number: '数字|数值|数量|numeric|value',
  single: '单选|单选题|single choice|choice|select',
  multi: '多选|多选题|multiple choice|multi choice|multi-select|multiple',
  text: '文本|文字|填空|问答|free text|note',
  photo: '拍照|照片|仅拍照|photo only|picture|image',
  signature: '签名|签字|sign',
  date: '日期',
  temperature: '温度|temp',
};

const SEVERITY: Record<Severity, string> = {
  normal:
    '一般|普通|轻微|低|否|不是|×|general|minor|low|m - minor|core|not critical|non critical|non-critical|n|no|false|0|-|na - not applicable',
  major: '重要|中|较重|significant|medium|moderate|s - significant|priority foundation',
  red_line:
    '红线|严重|高|致命|关键|是|√|✓|★|*|red line|redline|critical|crucial|high|c - crucial|priority|y|yes|true|x|1',
};

const PHOTO: Record<PhotoRule, string> = {
  none: '无|不拍|不需要|no|off|0',
  optional: '可选|选拍|可拍|是|yes',
  on_fail: '不合格必拍|不合格时必拍|不合格时|on fail|required on fail|if failed',
  always: '必拍|必须|始终|required|mandatory',
};

const NOTE: Record<NoteRule, string> = {
  none: '无|不填|不需要|可选|optional|no',
  on_fail: '不合格必填|不合格时必填|不合格时|on fail|required on fail|if failed',
  always: '必填|必须|始终|required|mandatory|yes|是',
};

const RECTIFY: Record<RectifyWhen, string> = {
  on_fail: '不合格时|不合格|是|on fail|yes|y|true|1',
  never: '否|不|无|不发起|no|n|false|0|none',
  below: '低于|below x',
  on_options: '选项',
};

const HANDLERS: Record<RectifyHandler, string> = {
  company: '公司设置|默认|default|company|company default',
  manager: '店长|store manager|manager',
  area_manager: '区域经理|督导经理|area',
  inspector: '巡检人|检查人|inspector',
  role: '角色|门店角色|role|store role',
  members: '成员|指定人员|members|people',
};
const REVIEWERS: Record<RectifyReviewer, string> = {
  company: HANDLERS.company,
  inspector: HANDLERS.inspector,
  area_manager: HANDLERS.area_manager,
  role: HANDLERS.role,
  members: HANDLERS.members,
};

const URGENCY: Record<Priority, string> = {
  low: '低|low',
  normal: '普通|一般|normal|medium',
  high: '高|high',
  urgent: '紧急|urgent',
};

const YES = 'yes|y|true|1|是|允许|可|必填|√|✓';
const NO = 'no|n|false|0|否|不允许|不可|选填|×|✗';

const PLACES: Record<CameraPlace, string> = {
  door: '门口|大门|entrance',
  till: '收银|收银台|checkout|cashier',
  kitchen: '厨房|后厨|back kitchen',
  aisle: '货架|过道|shelves',
  storage: '仓库|库房|stockroom',
  seating: '堂食区|用餐区|dining area',
  outside: '门外|室外|outdoor',
  office: '办公室|back office',
};
const INSPECTIONS: Record<Mode, string> = {
  on_site: '现场巡检|到店|现场检查|onsite|in store',
  remote: '远程巡检|线上|视频|camera|video',
  self: '自查|门店自检|self inspection|self-inspection',
};
const FORMATS: Record<ShopFormat, string> = { direct: '直营店', franchise: '加盟店', joint: '联营店' };

/** The fields of a check item whose values are words. */
export type WordField = ItemFieldOf<'word'> | ItemFieldOf<'words'>;

/** The text that pages show for a value; a file may say it in either language, and an export writes it. */
const WORD_LABELS = {
  answer: (value: AnswerType) => `template.answer.${value}` as const,
  severity: (value: Severity) => `state.severity.${value}` as const,
  'photo.rule': (value: PhotoRule) => `template.photoRule.${value}` as const,
  'note.rule': (value: NoteRule) => `template.noteRule.${value}` as const,
  'rectify.when': (value: RectifyWhen) => `template.rectifyWhen.${value}` as const,
  'rectify.handler': (value: RectifyHandler) => `template.rectifyHandler.${value}` as const,
  'rectify.reviewer': (value: RectifyReviewer) => `template.rectifyReviewer.${value}` as const,
  'rectify.priority': (value: Priority) => `freeTask.priorities.${value}` as const,
  'applies.formats': (value: ShopFormat) => `shop.format.${value}` as const,
  'applies.modes': (value: Mode) => `state.mode.${value}` as const,
  cameraPlaces: (value: CameraPlace) => `device.place.${value}` as const,
} satisfies Record<WordField, (value: never) => MessageKey>;

/** What people write comes first: a label that means something else there already is not believed. */
function wordsOf<V extends string>(
  values: readonly V[],
  synonyms: Record<V, string>,
  label: (value: V) => MessageKey,
): ReadonlyMap<string, V> {
  const words = new Map(
    values.flatMap((value) =>
      [value, value.replaceAll('_', ' '), ...synonyms[value].split('|')].map((w) => [w, value]),
    ),
  );
  for (const value of values) {
    for (const language of LANGUAGES) {
      const word = plain(translate(language, label(value)));
      if (!words.has(word)) words.set(word, value);
    }
  }
  return words;
}

/** For each field of words what a cell may say. */
export const ITEM_WORDS: Record<WordField, ReadonlyMap<string, string>> = {
  answer: wordsOf(ANSWER_TYPES, ANSWERS, WORD_LABELS.answer),
  severity: wordsOf(SEVERITIES, SEVERITY, WORD_LABELS.severity),
  'photo.rule': wordsOf(PHOTO_RULES, PHOTO, WORD_LABELS['photo.rule']),
  'note.rule': wordsOf(NOTE_RULES, NOTE, WORD_LABELS['note.rule']),
  'rectify.when': wordsOf(RECTIFY_WHEN, RECTIFY, WORD_LABELS['rectify.when']),
  'rectify.handler': wordsOf(RECTIFY_HANDLERS, HANDLERS, WORD_LABELS['rectify.handler']),
  'rectify.reviewer': wordsOf(RECTIFY_REVIEWERS, REVIEWERS, WORD_LABELS['rectify.reviewer']),
  'rectify.priority': wordsOf(PRIORITIES, URGENCY, WORD_LABELS['rectify.priority']),
  'applies.formats': wordsOf(SHOP_FORMATS, FORMATS, WORD_LABELS['applies.formats']),
  'applies.modes': wordsOf(MODES, INSPECTIONS, WORD_LABELS['applies.modes']),
  cameraPlaces: wordsOf(CAMERA_PLACES, PLACES, WORD_LABELS.cameraPlaces),
};
export const YES_NO_WORDS: ReadonlyMap<string, boolean> = new Map([
  ...YES.split('|').map((word) => [word, true] as const),
  ...NO.split('|').map((word) => [word, false] as const),
]);

/** The two answers of a pass/fail item. */
export const VERDICT_WORDS: ReadonlyMap<string, string> = new Map([
  ...'pass|ok|yes|合格|是'.split('|').map((word) => [word, 'pass'] as const),
  ...'fail|no|不合格|否'.split('|').map((word) => [word, 'fail'] as const),
]);

function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** The value a person meant; undefined when no word fits. */
export function meant<V>(words: ReadonlyMap<string, V>, text: string): V | undefined {
  return words.get(plain(text));
}

const WORD_FIELDS: ReadonlySet<string> = new Set(Object.keys(ITEM_WORDS));
export const isWordField = (name: string): name is WordField => WORD_FIELDS.has(name);

/** When a rectification starts, by a word that stands alone. */
export const meantWhen = (text: string): RectifyWhen | undefined =>
  RECTIFY_WHEN.find((when) => when === meant(ITEM_WORDS['rectify.when'], text));

/** The label of a value, null for a value that is none of the field. */
export function wordLabel(name: WordField, value: string): MessageKey | null {
  return LABELS[name].get(value) ?? null;
}

const labelsOf = <V extends string>(
  values: readonly V[],
  label: (value: V) => MessageKey,
): ReadonlyMap<string, MessageKey> => new Map(values.map((value) => [value, label(value)]));

const LABELS: Record<WordField, ReadonlyMap<string, MessageKey>> = {
  answer: labelsOf(ANSWER_TYPES, WORD_LABELS.answer),
  severity: labelsOf(SEVERITIES, WORD_LABELS.severity),
  'photo.rule': labelsOf(PHOTO_RULES, WORD_LABELS['photo.rule']),
  'note.rule': labelsOf(NOTE_RULES, WORD_LABELS['note.rule']),
  'rectify.when': labelsOf(RECTIFY_WHEN, WORD_LABELS['rectify.when']),
  'rectify.handler': labelsOf(RECTIFY_HANDLERS, WORD_LABELS['rectify.handler']),
  'rectify.reviewer': labelsOf(RECTIFY_REVIEWERS, WORD_LABELS['rectify.reviewer']),
  'rectify.priority': labelsOf(PRIORITIES, WORD_LABELS['rectify.priority']),
  'applies.formats': labelsOf(SHOP_FORMATS, WORD_LABELS['applies.formats']),
  'applies.modes': labelsOf(MODES, WORD_LABELS['applies.modes']),
  cameraPlaces: labelsOf(CAMERA_PLACES, WORD_LABELS.cameraPlaces),
};
