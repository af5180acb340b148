import type { Rank } from './rank.ts';

/** How sure the parts of a rank make; fitted to questions with and without an answer, see `npm run bench -- retrieval`. */
const SURE = { together: 1.3, coverage: 0.7, missing: -5.4, said: 9.3, none: -2.85 };
/** A question in Latin letters has words that stand in more texts by chance. */
const LATIN = -0.2;
/** So much is said that more makes no difference, see `Rank.said`. */
const MUCH = 2.7;
/** From here on it is an answer; chosen on the questions that were tuned on, so that it refuses nine of ten that nothing answers. */
const ANSWERS_FROM = 1;

/** Whether a passage says enough of what was asked to be an answer: better none than one that is beside the point. */
export function isAnswer(question: string, { together, coverage, missing, said }: Rank): boolean {
  const sure =
    SURE.none +
    SURE.together * together +
    SURE.coverage * coverage +
    SURE.missing * missing +
    SURE.said * Math.min(1, said / MUCH) +
    (/\p{sc=Han}/u.test(question) ? 0 : LATIN);
  return sure >= ANSWERS_FROM;
}
