import { isOneOf } from '../machine.ts';
import { LEARNING_LIMIT } from './limit.ts';

const LIMIT = LEARNING_LIMIT.reading;

/** By what the progress of a file is known: its pages, the seconds of a film, or how far down it was read and how long. */
export const READING_MEASURES = ['pages', 'seconds', 'scroll'] as const;
type ReadingMeasure = (typeof READING_MEASURES)[number];

/** What of a file decides how it is read. `pages`: null where nobody knows them. */
export interface ReadFile {
  format: string;
  pages: number | null;
  sizeBytes: number;
}

const PLAYED = ['audio', 'video'];
/** Formats whose bytes are letters: their length says how long they take. */
const LETTERS = ['text'];

export const measureOf = ({ format, pages }: ReadFile): ReadingMeasure =>
  isOneOf(PLAYED, format) ? 'seconds' : format === 'pdf' && pages !== null ? 'pages' : 'scroll';

/** How long a file without pages is read at least, milliseconds. */
export function leastReadingMs({ format, sizeBytes }: ReadFile): number {
  if (!isOneOf(LETTERS, format)) return LIMIT.leastMs;
  return Math.min(Math.max((sizeBytes / LIMIT.bytesPerSecond) * 1000, LIMIT.leastMs), LIMIT.mostMs);
}

/** What is known of somebody's reading of one version of a file. */
export interface Reading {
  /** Pages, seconds, or 100 of what is scrolled. */
  total: number;
  /** Milliseconds of each page, or part of a film; of what is scrolled there is one. */
  slots: number[];
  /** The furthest place. */
  furthest: number;
}

/** Places that were seen since the last report, and how long: pages from 1, seconds from 0, percent. */
export interface ReadPart {
  at: number;
  ms: number;
}

const slotsOf = (measure: ReadingMeasure, total: number): number =>
  measure === 'pages' ? total : measure === 'seconds' ? Math.ceil(total / LIMIT.slotSeconds) : 1;

const PERCENT = 100;

/** A reading that begins. `seconds`: the length of a film as its player tells it. */
export function newReading(file: ReadFile, seconds: number): Reading {
  const measure = measureOf(file);
  const total = measure === 'pages' ? (file.pages ?? 1) : measure === 'seconds' ? Math.max(seconds, 1) : PERCENT;
  return { total, slots: Array.from({ length: slotsOf(measure, total) }, () => 0), furthest: 0 };
}

/** The time that some parts took. */
const timeOf = (parts: readonly ReadPart[]): number => parts.reduce((sum, { ms }) => sum + ms, 0);

/** Whether so much can have been read since the last report: nobody reads for longer than time has passed. */
export const canHavePassed = (parts: readonly ReadPart[], elapsedMs: number): boolean =>
  timeOf(parts) <= elapsedMs + LIMIT.slackMs;

/** The reading with what a report adds. Places that the file does not have are left out. */
export function readOn(reading: Reading, file: ReadFile, parts: readonly ReadPart[]): Reading {
  const measure = measureOf(file);
  const slots = [...reading.slots];
  let { furthest } = reading;
  for (const { at, ms } of parts) {
    if (at > reading.total) continue;
    const index = measure === 'pages' ? at - 1 : measure === 'seconds' ? Math.floor(at / LIMIT.slotSeconds) : 0;
    if (slots[index] === undefined) continue;
    slots[index] += ms;
    furthest = Math.max(furthest, at);
  }
  return { ...reading, slots, furthest };
}

/** How much of the file is read, 0 to 1; 1 is read. */
export function readRatio({ total, slots, furthest }: Reading, file: ReadFile): number {
  const measure = measureOf(file);
  if (measure === 'scroll') {
    const end = Math.min(furthest / LIMIT.endPercent, 1);
    return (end + Math.min((slots[0] ?? 0) / leastReadingMs(file), 1)) / 2;
  }
  const enough = measure === 'pages' ? LIMIT.pageMs : LIMIT.slotMs;
  const seen = slots.filter((ms) => ms >= enough).length;
  if (measure === 'pages') return seen / total;
  return Math.min(seen / Math.ceil((slots.length * LIMIT.filmPercent) / PERCENT), 1);
}

export const isRead = (reading: Reading, file: ReadFile): boolean => readRatio(reading, file) >= 1;
