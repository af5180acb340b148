/** A question as its author writes it. */
interface QuizQuestion {
  text: string;
  options: readonly { text: string; isRight: boolean }[];
}

export interface Quiz {
  questions: readonly QuizQuestion[];
  passPercent: number;
  /** How often somebody may try it on one day. */
  attemptsPerDay: number;
}

/** What is wrong with a quiz at the first of its questions, by its place; null: nothing. */
export function quizFault({ questions }: Pick<Quiz, 'questions'>): { index: number; rule: QuizFault } | null {
  for (const [index, { options }] of questions.entries()) {
    if (!options.some(({ isRight }) => isRight)) return { index, rule: 'no_right_option' };
    if (new Set(options.map(({ text }) => text)).size < options.length) return { index, rule: 'same_options' };
  }
  return null;
}
type QuizFault = 'no_right_option' | 'same_options';

/** A question as it is asked: its options in the reader's own order, without what is right. */
export interface AskedQuestion {
  text: string;
  options: string[];
  /** More than one option is right. */
  isMany: boolean;
}

/** The questions of a quiz in an order, as somebody is asked them: what is right is not told. */
export const askedIn = ({ questions }: Pick<Quiz, 'questions'>, order: QuizOrder): AskedQuestion[] =>
  order.questions.map((question) => {
    const { text, options } = questions[question] ?? { text: '', options: [] };
    return {
      text,
      options: (order.options[question] ?? []).map((place) => options[place]?.text ?? ''),
      isMany: options.filter(({ isRight }) => isRight).length > 1,
    };
  });

/** A question that was answered; `right`: the right options by their places in its order, null as long as they are kept back. */
export interface AnsweredQuestion {
  text: string;
  options: string[];
  chosen: number[];
  isRight: boolean;
  right: number[] | null;
}

/** What was asked and chosen at a try; what is right only for whoever may know it by now. */
export const answeredIn = (
  { questions }: Pick<Quiz, 'questions'>,
  order: QuizOrder,
  { answers, wrong }: { answers: readonly (readonly number[])[]; wrong: readonly number[] },
  mayKnow: boolean,
): AnsweredQuestion[] =>
  order.questions.map((question, asked) => {
    const options = (order.options[question] ?? []).map((place) => questions[question]?.options[place]);
    const right = options.flatMap((option, place) => (option?.isRight ? [place] : []));
    return {
      text: questions[question]?.text ?? '',
      options: options.map((option) => option?.text ?? ''),
      chosen: [...(answers[asked] ?? [])],
      isRight: !wrong.includes(asked),
      right: mayKnow ? right : null,
    };
  });

/** The order in which somebody gets the questions, and the options of each: both by place in what the author wrote. */
export interface QuizOrder {
  questions: number[];
  options: number[][];
}

/** An order that is the same each time for one seed: of the person and of how often they have tried. */
export function quizOrder({ questions }: Pick<Quiz, 'questions'>, seed: string): QuizOrder {
  const next = chance(seed);
  const order = shuffled(questions.length, next);
  return { questions: order, options: questions.map(({ options }) => shuffled(options.length, next)) };
}

/** Fisher and Yates. */
function shuffled(length: number, next: () => number): number[] {
  const all = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i -= 1) {
    const j = Math.floor(next() * (i + 1));
    [all[i], all[j]] = [all[j] ?? 0, all[i] ?? 0];
  }
  return all;
}

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;
const UINT32 = 4_294_967_296;

/** Numbers of 0 to 1 that follow from a text (FNV-1a, mulberry32). */
function chance(seed: string): () => number {
  let state = FNV_START;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / UINT32;
  };
}

interface QuizResult {
  percent: number;
  isPassed: boolean;
  /** By their places in the order in which they were asked. */
  wrong: number[];
}

const PERCENT = 100;

/**
 * What answers are worth. `answers`: of each question in the order in which it was asked, the chosen options by their places in that
 * order. Right is what names every right option and no other.
 */
export function quizResult(
  quiz: Pick<Quiz, 'questions' | 'passPercent'>,
  order: QuizOrder,
  answers: readonly (readonly number[])[],
): QuizResult {
  const wrong = order.questions.flatMap((question, asked) => {
    const options = quiz.questions[question]?.options ?? [];
    const chosen = new Set((answers[asked] ?? []).map((place) => order.options[question]?.[place]));
    return options.every(({ isRight }, place) => isRight === chosen.has(place)) ? [] : [asked];
  });
  const asked = order.questions.length;
  const percent = asked === 0 ? PERCENT : Math.floor(((asked - wrong.length) / asked) * PERCENT);
  return { percent, isPassed: percent >= quiz.passPercent, wrong };
}
