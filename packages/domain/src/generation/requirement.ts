import type { Severity } from '../scoring/template.ts';

/** Words by which a text asks for something. What only contains them (供应, 需求, "keeper") does not. */
const ASKS_ZH =
  /应当|必须|不得|禁止|严禁|不准|不可|不许|切勿|务必|确保|保证|保持|避免|(?<![供反相适对响效回感理])应(?![用对急付聘届收税季力变邀运])|(?<![必])须(?!知)|(?<![必所急供无])需(?!求|方)/;
const ASKS_EN =
  /\b(?:must|shall|should|ensure|do not|don't|never|is required|are required|may not|prohibited|not allowed|has to|have to|needs? to|make sure)\b/i;
const COMMANDS_EN =
  /^(?:keep|check|clean|wash|wear|store|label|use(?! of)|record|verify|inspect|remove|replace|maintain|provide|cover|cook|cool|hold|sanitize|sanitise|disinfect|test|turn|close|lock|report|rinse|dry|separate|display|place|avoid|confirm|discard|throw|take|put|arrange|greet|rotate|date|monitor|wipe|sweep|mop|empty|refill|measure|photograph)\b(?![-:])/i;
/** The same words as nouns: "Store hours are from nine". */
const TELLS_EN =
  /^(?:store|record|test|place|date|report|display|cover|label|cook|use|measure)\s+(?!(?:the|all|any|each|every|your|that|an?)\b)\w+(?:\s+\w+){0,3}\s+(?:is|are|was|were|has|have|will)\b/i;
const COMMANDS_ZH =
  /^(?:检查|确认|清洁|清洗|消毒|佩戴|穿戴|穿着|记录|核对|张贴|摆放|拍照|拍摄|关闭|开启|打开|更换|整理|测量|测温|洗手|存放|及时|定期|每[日天周月班次]|至少)/;
/** How things are to be, said of them in a list: a check list seldom says "must". */
const STATE_ZH =
  /干净|整洁|清洁|完好|齐全|到位|正常|清晰|合格|有效|规范|一致|充足|无[^，。；]{0,12}(?:破损|异味|积水|污渍|灰尘|过期|杂物|堵塞|松动|缺失|脱落|锈蚀|霉|虫|鼠)|已[^，。；]{0,12}(?:关闭|打开|开启|清洗|清洁|消毒|张贴|佩戴|记录)/;
const STATE_EN =
  /\b(?:clean|tidy|dry|working|available|complete|visible|legible|stocked|labell?ed|sealed|covered|closed|locked|unobstructed|intact|in place|good repair|up to date|free (?:of|from)|within (?:date|reach)|properly|adequate|approved|protected|maintained|stored)\b/i;

/** What is said to authorities, or threatens, or explains a word: nothing that a store could be looked at for. */
const OTHERS_ZH =
  /(?:人民政府|国务院|主管部门|监督管理部门|监管部门|行政部门|有关部门|人民法院|检察院|公安机关|行政机关|国家|协会|委员会|仲裁机构)[^，。；]{0,40}(?:应当|必须|不得|应|可以)|罚款|没收|吊销|责令|追究|刑事责任|民事责任|给予处分|拘留|所称|是指|制定本(?:法|条例|办法|规定)|起施行/;
/** The same of what comes first in a sentence, whatever stands between it and what it has to do. */
const AUTHORITY_FIRST =
  /^(?:(?!应|不得|者|企业|单位)[^，。]){0,14}(?:人民政府|国务院|监督管理(?:等)?部门|主管部门|行政部门|卫生行政|有关部门)/;
const OTHERS_EN =
  /^[^,;]{0,80}\b(?:regulatory authority|the department|the court|secretary|agency)\b[^,;]{0,40}\b(?:shall|must|may|should)\b|\b(?:means|shall be known as|fined|penalty)\b/i;

const RED_LINE =
  /严禁|绝不|绝对禁止|零容忍|一票否决|红线|立即|\b(?:never|immediately|must not|strictly prohibited|zero tolerance)\b/i;
const MAJOR =
  /必须|不得|禁止|不准|不可|不许|务必|重大|关键|\b(?:must|shall not|may not|do not|prohibited|not allowed|critical)\b/i;
const FORBIDS =
  /严禁|禁止|不得|不准|不可|不许|切勿|\b(?:must not|shall not|may not|do not|never|prohibited|not allowed)\b/i;

/** Whether a sentence asks for something that can be looked at. */
export function isRequirement(sentence: string): boolean {
  const bare = withoutNumber(sentence).text;
  if (!isWhole(bare) || isForOthers(bare)) return false;
  if (ASKS_ZH.test(bare) || ASKS_EN.test(bare) || COMMANDS_ZH.test(bare)) return true;
  return COMMANDS_EN.test(bare) && !TELLS_EN.test(bare);
}

/** The same of a line of a list or a row of a table, where it is enough to say how something is to be. */
export function isListed(line: string): boolean {
  const bare = withoutNumber(line).text;
  if (isRequirement(bare)) return true;
  return isWhole(bare) && !isForOthers(bare) && (STATE_ZH.test(bare) || STATE_EN.test(bare));
}

const isForOthers = (text: string): boolean =>
  OTHERS_ZH.test(text) || AUTHORITY_FIRST.test(text) || OTHERS_EN.test(text);

/** How grave it is to fail it, by its words. */
export function severityOf(text: string): Severity {
  if (RED_LINE.test(text)) return 'red_line';
  return MAJOR.test(text) ? 'major' : 'normal';
}

/** The word by which a text forbids what follows it; null: it does not. */
export const forbiddingWord = (text: string): string | null => FORBIDS.exec(text)?.[0] ?? null;

/** Introduces a list: "should meet the following:". */
export const isLead = (sentence: string): boolean => /[:：]\s*$/.test(sentence);

/** Sentences of a text, in both languages; their parts joined are the text but for spaces. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[。！？；])|(?<=[.!?])\s+(?=[A-Z"“(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const CODE =
  /^(第[一二三四五六七八九十百零\d]+条(?:之[一二三四五六七八九十])?|\d{1,3}(?:[-.]\d{1,4}){1,4})[\s.、：:]*/u;
const BULLET =
  /^(?:[（(][一二三四五六七八九十\d]{1,3}[)）]|[（(][A-Za-z][)）]|\d{1,3}[)）、．]|\d{1,3}\.(?!\d)|[①-⑳]|[-–•*·▪●○□☐✓]|[一二三四五六七八九十]{1,3}、|[A-Za-z][.)]\s)\s*/u;

/** Whether a line begins as a part of a list does. */
export const isEnumerated = (text: string): boolean => BULLET.test(text.trim());

/** A text without the number or the bullet in front of it, and the number where it names a clause. */
export function withoutNumber(source: string): { text: string; code: string | null } {
  const text = source.trim();
  const clause = CODE.exec(text);
  const rest = clause ? text.slice(clause[0].length) : text;
  const bare = rest.replace(BULLET, '').trim();
  return { text: bare === '' ? text : bare, code: clause?.[1] ?? null };
}

/** Too little to be a requirement: a word, a number. */
const isWhole = (text: string): boolean =>
  /\p{Script=Han}.*\p{Script=Han}.*\p{Script=Han}.*\p{Script=Han}/su.test(text) || text.split(/\s+/).length >= 3;
