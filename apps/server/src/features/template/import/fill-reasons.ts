import { characters, LIMIT } from '@rondo/domain/limit';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { type Part, partsOf, textOf } from '../quoted.ts';
import type { Fault, Fields } from './fields.ts';

/** Choices, deduction reasons, and the degrees of a finding: each `text` with the points behind it. */
export function fillReasons(item: CheckItem, fields: Fields, fault: Fault): CheckItem {
  const options = listOf(fields.options).map(({ text, points, isFail }, index) => ({
    id: `o${index + 1}`,
    text,
    points: points ?? 0,
    isFail: isFail ?? (points !== null && points <= 0),
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
  const deductions = [...reasons, ...degrees]
    .slice(0, LIMIT.template.deductions)
    .map(({ text, points }, index) => ({ id: `d${index + 1}`, text, points: Math.abs(points ?? 0) }));
  const most = Math.max(0, ...degrees.map(({ points }) => points));
  const hasMarks = most === 0 || (fields.maxScore?.trim() ?? '') !== '';
  return { ...item, options, deductions, maxScore: hasMarks ? item.maxScore : most };
}

interface Reason {
  text: string;
  /** Null where none stand. */
  points: number | null;
  /** Null where it is not said whether the choice fails. */
  isFail: boolean | null;
}

/** `Dirty: 2; Broken: 5` or one a line. */
const listOf = (cell: string | undefined): Reason[] =>
  partsOf(cell ?? '')
    .slice(0, LIMIT.template.options)
    .map(reasonOf);

function reasonOf(part: Part): Reason {
  const whole = textOf(part);
  const { rest, isFail } = verdictAtEnd(part.rest);
  const { words, points } = pointsAtEnd(rest);
  if (points === null) return { text: cut(whole), points: null, isFail: null };
  if (part.quoted !== null) {
    return words === ''
      ? { text: cut(part.quoted), points, isFail }
      : { text: cut(part.quoted + words), points, isFail };
  }
  return words === '' ? { text: cut(whole), points: null, isFail: null } : { text: cut(words), points, isFail };
}

/** `Fair: 3 (fail)`: said where it does not follow from the points. */
function verdictAtEnd(text: string): { rest: string; isFail: boolean | null } {
  const found = /\s?[(（](不合格|合格|fail|pass)[)）]$/i.exec(text.slice(-LONGEST_POINTS));
  if (!found) return { rest: text, isFail: null };
  const word = (found[1] ?? '').toLowerCase();
  return { rest: text.slice(0, text.length - found[0].length), isFail: word === '不合格' || word === 'fail' };
}

/** Points are short and stand last: only the end is searched, so that a long text costs no more than a short one. */
const LONGEST_POINTS = 40;

function pointsAtEnd(part: string): { words: string; points: number | null } {
  const start = Math.max(0, part.length - LONGEST_POINTS);
  const found = /\s*[:：=]?\s*([+-]?\d+(?:\.\d+)?)\s*(?:分|points?|pts?)?$/i.exec(part.slice(start));
  return found
    ? { words: part.slice(0, start + found.index).trim(), points: Number(found[1]) }
    : { words: part, points: null };
}

function cut(text: string): string {
  const max = LIMIT.name.option;
  return characters(text) > max ? `${[...text].slice(0, max - 1).join('')}…` : text;
}
