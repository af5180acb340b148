import { characters, LIMIT } from '../limit.ts';
import type { DraftItem } from './draft.ts';
import { measureOf } from './measure.ts';
import { severityOf, withoutNumber } from './requirement.ts';

/** How wide a name may be before it is cut; a Han character counts two. */
const WIDEST = 90;

interface Asked {
  /** What is to be so, as the document says it. */
  text: string;
  quote: string;
  page: number | null;
  /** What it is a part of: "the following are prohibited:". */
  lead?: string;
  /** Put in front of the name: the word by which the lead forbids. */
  word?: string | null;
}

/** A check item for one requirement: how it is answered and how grave it is, by its words. */
export function suggest({ text, quote, page, lead = '', word = null }: Asked): DraftItem {
  const { text: bare, code } = withoutNumber(text);
  const whole = lead === '' ? bare : `${withoutNumber(lead).text} ${bare}`;
  const choices = choicesOf(bare);
  const measure = word === null && choices === null ? measureOf(bare) : null;
  const isPhoto = word === null && TAKES_PHOTO.test(bare);
  const named = shortName(withoutChoices(bare));
  const name = word === null ? named : shortName(`${word}: ${named}`);
  return {
    name,
    standard: withoutEnd(whole) === name ? '' : cut(whole, LIMIT.text.standard),
    code: code !== null && characters(code) <= LIMIT.template.itemCode ? code : null,
    answer: isPhoto ? 'photo' : (measure?.kind ?? (choices ? 'single' : 'pass_fail')),
    ...{ unit: measure?.unit ?? null, min: measure?.min ?? null, max: measure?.max ?? null },
    options: choices ?? [],
    maxScore: null,
    severity: severityOf(whole),
    needsPhoto: !isPhoto && MENTIONS_PHOTO.test(bare),
    ...{ quote, page },
  };
}

const TAKES_PHOTO = /^(?:拍照|拍摄|(?:take|attach|upload)\b.{0,20}\b(?:photo|picture)|photograph\b)/i;
const MENTIONS_PHOTO =
  /拍照|拍摄|照片(?:留存|存档)|\b(?:photos?|pictures?|photograph)\b.{0,30}\b(?:taken|attached|required|kept)|\btake (?:a |an )?(?:photo|picture)/i;

const CHOICES = /[（(]([^（()）]{1,40}?(?:\s*[/／]\s*[^（()）/／]{1,20}){1,5})[)）]\s*$/u;
const YES_NO = /^(?:是|否|有|无|合格|不合格|符合|不符合|通过|不通过|yes|no|pass|fail|ok|n\/?a|不适用|y|n)$/i;

/** The words that a text offers in brackets at its end, where they are more than yes and no. */
function choicesOf(text: string): string[] | null {
  const listed = CHOICES.exec(text)?.[1];
  const words = listed?.split(/[/／]/).map((one) => one.trim()) ?? [];
  const isChoice = words.length >= 3 && words.length <= 6 && !words.every((one) => YES_NO.test(one));
  const isNew = new Set(words).size === words.length && words.every((one) => one !== '' && !/\d/.test(one));
  return isChoice && isNew ? words : null;
}

const withoutChoices = (text: string): string => (choicesOf(text) ? text.replace(CHOICES, '').trim() : text);

const withoutEnd = (text: string): string => text.replace(/[。；;.，,:：\s]+$/u, '');

/** The beginning of a text up to a pause, where the whole is too long for a line. */
export function shortName(text: string): string {
  const line = withoutEnd(text.replace(/\s+/g, ' '));
  const fits = fitting(line);
  if (fits === line) return line;
  const pause = Math.max(...['，', '、', '；', ', ', '; ', ' '].map((mark) => fits.lastIndexOf(mark)));
  const kept = pause > fits.length / 2 ? fits.slice(0, pause) : fits;
  return `${kept.replace(/[，、；,;\s]+$/u, '')}…`;
}

function fitting(line: string): string {
  let width = 0;
  const letters = [...line];
  const most = letters.findIndex((letter) => {
    width += /\p{Script=Han}/u.test(letter) ? 2 : 1;
    return width > WIDEST;
  });
  return most < 0 ? line : letters.slice(0, most).join('');
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');
