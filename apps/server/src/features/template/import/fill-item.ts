import { characters, LIMIT } from '@rondo/domain/limit';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { MessageKey, Params } from '@rondo/messages';
import type { Fields, ImportField } from './fields.ts';
import { ANSWER_WORDS, meant, NOTE_WORDS, PHOTO_WORDS, RECTIFY_WORDS, SEVERITY_WORDS, YES_NO_WORDS } from './words.ts';

type Fault = (field: ImportField, key: MessageKey, params?: Params) => unknown;

/** Fills what has words or numbers; an empty cell leaves the start value, a wrong one is told. */
export function fillItem(item: CheckItem, fields: Fields, fault: Fault): void {
  const word = <V>(field: ImportField, words: ReadonlyMap<string, V>, key: MessageKey): V | undefined => {
    const text = fields[field]?.trim() ?? '';
    if (text === '') return undefined;
    const value = meant(words, text);
    if (value === undefined) fault(field, key);
    return value;
  };
  const number = (field: ImportField, min: number, max: number): number | undefined => {
    const text = fields[field]?.trim() ?? '';
    if (text === '') return undefined;
    const value = numberOf(text);
    if (value === null) fault(field, 'template.import.notANumber');
    else if (value < min) fault(field, 'template.import.tooSmall', { min });
    else if (value > max) fault(field, 'template.import.tooBig', { max });
    else return value;
    return undefined;
  };
  item.answer = word('answer', ANSWER_WORDS, 'template.import.answerWords') ?? item.answer;
  item.severity = word('severity', SEVERITY_WORDS, 'template.import.severityWords') ?? item.severity;
  item.naAllowed = word('naAllowed', YES_NO_WORDS, 'template.import.yesNo') ?? item.naAllowed;
  item.required = word('required', YES_NO_WORDS, 'template.import.yesNo') ?? item.required;
  item.maxScore = number('maxScore', 0, LIMIT.template.maxScore) ?? item.maxScore;
  item.weight = number('weight', 0, LIMIT.template.points) ?? item.weight;
  item.min = number('min', -LIMIT.template.points, LIMIT.template.points) ?? null;
  item.max = number('max', -LIMIT.template.points, LIMIT.template.points) ?? null;
  item.unit = [...(fields.unit?.trim() ?? '')].slice(0, LIMIT.template.unit).join('') || null;
  item.note.rule = word('note', NOTE_WORDS, 'template.import.noteWords') ?? item.note.rule;
  const photo = word('photo', PHOTO_WORDS, 'template.import.photoWords');
  if (photo) item.photo = { ...item.photo, rule: photo, min: photo === 'none' || photo === 'optional' ? 0 : 1 };
  item.rectify.limitHours = number('limitHours', 1, LIMIT.rectification.limitHours) ?? null;
  fillRectify(item, fields, fault);
  fillReasons(item, fields, fault);
}

/** `below 60 %` carries its number; the other words stand alone. */
function fillRectify(item: CheckItem, fields: Fields, fault: Fault): void {
  const text = fields.rectify?.trim() ?? '';
  if (text === '') return;
  const below = /(?:below|低于|<)\s*(\d{1,3})\s*%?/i.exec(text);
  const percent = below ? Number(below[1]) : null;
  const when = percent === null ? meant(RECTIFY_WORDS, text) : 'below';
  if (when === undefined || (percent !== null && (percent < 1 || percent > 100))) {
    fault('rectify', 'template.import.rectifyWords');
  } else {
    item.rectify = { ...item.rectify, when, belowPercent: percent };
  }
}

/** Choices, deduction reasons, and the degrees of a finding: each `text` with the points behind it. */
function fillReasons(item: CheckItem, fields: Fields, fault: Fault): void {
  item.options = listOf(fields.options).map(({ text, points }, index) => ({
    id: `o${index + 1}`,
    text,
    points: points ?? 0,
    isFail: points !== null && points <= 0,
  }));
  const reasons = listOf(fields.deductions);
  if (reasons.some(({ points }) => points === null || points === 0)) {
    fault('deductions', 'template.import.deductionPoints');
  }
  const degrees = fields.conditions.flatMap(({ header, text }) => {
    const points = /score\s*[:：]\s*(\d+)/i.exec(text)?.[1];
    const words = text.replace(/score\s*[:：]\s*\d+\s*$/i, '').trimEnd();
    return points && Number(points) > 0 ? [{ text: cut(`${header}: ${words}`), points: Number(points) }] : [];
  });
  item.deductions = [...reasons, ...degrees]
    .slice(0, LIMIT.template.deductions)
    .map(({ text, points }, index) => ({ id: `d${index + 1}`, text, points: Math.abs(points ?? 0) }));
  const most = Math.max(0, ...degrees.map(({ points }) => points));
  if (most > 0 && !fields.maxScore?.trim()) item.maxScore = most;
}

/** `Dirty: 2; Broken: 5` or one a line; points are null where none stand. */
function listOf(text: string | undefined): { text: string; points: number | null }[] {
  return (text ?? '')
    .split(/[;；\n|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, LIMIT.template.options)
    .map((part) => {
      const { words, points } = pointsAtEnd(part);
      return words ? { text: cut(words), points } : { text: cut(part), points: null };
    });
}

/** Points are short and stand last: only the end is searched, so that a long text costs no more than a short one. */
const LONGEST_POINTS = 40;

function pointsAtEnd(part: string): { words: string; points: number | null } {
  const start = Math.max(0, part.length - LONGEST_POINTS);
  const found = /\s*[:：=]?\s*([+-]?\d+(?:\.\d+)?)\s*(?:分|points?|pts?)?$/i.exec(part.slice(start));
  return found
    ? { words: part.slice(0, start + found.index).trim(), points: Number(found[1]) }
    : { words: '', points: null };
}

function cut(text: string): string {
  const max = LIMIT.name.option;
  return characters(text) > max ? `${[...text].slice(0, max - 1).join('')}…` : text;
}

function numberOf(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(/(?:分|points?|%|h|小时)$/i, '')
    .trimEnd();
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
