import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quizFault, quizOrder, quizResult } from '../quiz.ts';
import { LEARNING_LIMIT } from './limit.ts';
import {
  canHavePassed,
  isRead,
  leastReadingMs,
  measureOf,
  newReading,
  type ReadPart,
  readOn,
  readRatio,
} from './reading.ts';

const PDF = { format: 'pdf', pages: 3, sizeBytes: 9000 };
const FILM = { format: 'video', pages: null, sizeBytes: 9_000_000 };
const TEXT = { format: 'text', pages: null, sizeBytes: 2400 };
const seen = (file: typeof FILM | typeof PDF, parts: ReadPart[], seconds = 0) => {
  const reading = readOn(newReading(file, seconds), file, parts);
  return [readRatio(reading, file), isRead(reading, file)];
};

it('knows how far a file is read: each page for a while, nearly all of a film, a text to its end in a time like its length', () => {
  expect([PDF, FILM, TEXT, { ...PDF, pages: null }].map(measureOf)).toEqual(['pages', 'seconds', 'scroll', 'scroll']);
  expect(
    seen(
      PDF,
      [1, 2, 9].map((at) => ({ at, ms: 3000 })),
    ),
  ).toEqual([2 / 3, false]);
  expect(
    seen(
      PDF,
      [1, 2, 3].map((at) => ({ at, ms: 3000 })),
    ),
  ).toEqual([1, true]);
  expect(seen(PDF, [{ at: 3, ms: 90_000 }])).toEqual([1 / 3, false]);
  // 100 seconds are 20 parts; 19 of them are 95 %. Standing still at the end is one part.
  const played = (parts: number) => Array.from({ length: parts }, (_, i) => ({ at: i * 5 + 1, ms: 2500 }));
  expect(seen(FILM, played(19), 100)).toEqual([1, true]);
  expect(seen(FILM, [...played(18), { at: 1, ms: 60_000 }], 100)).toEqual([18 / 19, false]);
  expect(leastReadingMs(TEXT)).toBe(20_000);
  expect(seen(TEXT, [{ at: 100, ms: 10_000 }])).toEqual([0.75, false]);
  expect(seen(TEXT, [{ at: 96, ms: 20_000 }])).toEqual([1, true]);
});

it('never takes more time than has passed, and reading on never makes it less', () => {
  expect(canHavePassed([{ at: 1, ms: 5000 }], 5000)).toBe(true);
  expect(canHavePassed([{ at: 1, ms: 9000 + LEARNING_LIMIT.reading.slackMs }], 5000)).toBe(false);
  const part = fc.record({ at: fc.nat(200), ms: fc.nat(5000) });
  fc.assert(
    fc.property(fc.constantFrom(PDF, FILM, TEXT), fc.array(part), fc.array(part), (file, first, then) => {
      const before = readOn(newReading(file, 100), file, first);
      const after = readRatio(readOn(before, file, then), file);
      expect(after).toBeGreaterThanOrEqual(readRatio(before, file));
      expect(after).toBeLessThanOrEqual(1);
    }),
  );
});

const QUIZ = {
  questions: [
    { text: 'a', options: [true, false, true, false].map((isRight, i) => ({ text: `a${i}`, isRight })) },
    { text: 'b', options: [false, true].map((isRight, i) => ({ text: `b${i}`, isRight })) },
    { text: 'c', options: [false, false, true].map((isRight, i) => ({ text: `c${i}`, isRight })) },
  ],
  passPercent: 67,
  attemptsPerDay: 2,
};

it('asks everything in an order of the person, and counts only what names every right answer and no other', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const order = quizOrder(QUIZ, seed);
      expect(quizOrder(QUIZ, seed)).toEqual(order);
      expect(order.questions.toSorted()).toEqual([0, 1, 2]);
      const right = order.questions.map((question) =>
        (order.options[question] ?? []).flatMap((place, at) =>
          QUIZ.questions[question]?.options[place]?.isRight ? [at] : [],
        ),
      );
      expect(quizResult(QUIZ, order, right)).toEqual({ percent: 100, isPassed: true, wrong: [] });
      const many = order.questions.indexOf(0);
      const half = right.map((chosen, at) => (at === many ? chosen.slice(1) : chosen));
      expect(quizResult(QUIZ, order, half)).toEqual({ percent: 66, isPassed: false, wrong: [many] });
      expect(quizResult(QUIZ, order, []).percent).toBe(0);
    }),
  );
  const orders = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(quizOrder(QUIZ, `member-${i}`))));
  expect(orders.size).toBeGreaterThan(10);
});

it('has at least one right answer to everything, and no answer twice', () => {
  const [first] = QUIZ.questions;
  const with_ = (options: { text: string; isRight: boolean }[]) =>
    quizFault({ questions: [first ?? { text: '', options: [] }, { text: 'x', options }] });
  expect(quizFault(QUIZ)).toBe(null);
  expect(with_([{ text: 'y', isRight: false }])).toEqual({ index: 1, rule: 'no_right_option' });
  expect(with_([true, false].map((isRight) => ({ text: 'y', isRight })))).toEqual({ index: 1, rule: 'same_options' });
});
