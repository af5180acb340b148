import {
  ANSWER_TYPES,
  type AnswerType,
  NOTE_RULES,
  type NoteRule,
  PHOTO_RULES,
  type PhotoRule,
  RECTIFY_WHEN,
  type RectifyWhen,
  SEVERITIES,
  type Severity,
} from '@rondo/domain/scoring/template';

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
};

const YES = 'yes|y|true|1|是|允许|可|必填|√|✓';
const NO = 'no|n|false|0|否|不允许|不可|选填|×|✗';

const wordsOf = <V extends string>(values: readonly V[], synonyms: Record<V, string>): ReadonlyMap<string, V> =>
  new Map(
    values.flatMap((value) =>
      [value, value.replaceAll('_', ' '), ...synonyms[value].split('|')].map((w) => [w, value]),
    ),
  );

export const ANSWER_WORDS = wordsOf(ANSWER_TYPES, ANSWERS);
export const SEVERITY_WORDS = wordsOf(SEVERITIES, SEVERITY);
export const PHOTO_WORDS = wordsOf(PHOTO_RULES, PHOTO);
export const NOTE_WORDS = wordsOf(NOTE_RULES, NOTE);
export const RECTIFY_WORDS = wordsOf(RECTIFY_WHEN, RECTIFY);
export const YES_NO_WORDS: ReadonlyMap<string, boolean> = new Map([
  ...YES.split('|').map((word) => [word, true] as const),
  ...NO.split('|').map((word) => [word, false] as const),
]);

/** The value a person meant; undefined when no word fits. */
export function meant<V>(words: ReadonlyMap<string, V>, text: string): V | undefined {
  return words.get(text.normalize('NFKC').trim().toLowerCase());
}
