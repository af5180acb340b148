import type { Question } from './question.ts';
import type { ReadFile } from './written-files.ts';

/** A knowledge base of a few documents, with what is asked of it. */
export interface SmallBase {
  files: ReadFile[];
  /** By the names of their sets: what its documents answer, and what they do not. */
  answered: [set: string, Question][];
  unanswered: [set: string, text: string][];
}

const DOCUMENTS = 3;
/** The documents beside the first stand so far apart in the list: neighbours are about the same. */
const APART = 7;
/** Of the questions that others answer each base is asked every so many. */
const EACH = 5;

/**
 * For each document that a question is about a knowledge base of three: most companies begin with as many, and how rare a word is among
 * them says little. What the three do not answer is asked too: questions about other documents, and some of those that nothing answers.
 */
export function smallBases(
  all: readonly ReadFile[],
  sets: readonly [string, readonly Question[]][],
  unanswerable: readonly [string, readonly string[]][],
  isAnswered: (question: Question, files: readonly ReadFile[]) => boolean,
): SmallBase[] {
  const named = new Set(sets.flatMap(([, questions]) => questions.flatMap(({ right }) => right.map(([file]) => file))));
  const firsts = [...named]
    .filter((name) => name !== '')
    .map((name) => all.findIndex((file) => file.name.startsWith(name)));
  return firsts
    .filter((first) => first >= 0)
    .map((first, at) => {
      const files = Array.from({ length: DOCUMENTS }, (_, i) => all[(first + i * APART) % all.length]).filter(
        (file) => file !== undefined,
      );
      const asked = sets.flatMap(([set, questions]) => questions.map((question) => [set, question] as const));
      const answered = asked
        .filter(([, question]) => isAnswered(question, files))
        .map(([set, question]): [string, Question] => [set, question]);
      const languages = new Set(answered.map(([set]) => set.split(' ')[0]));
      const others = [
        ...asked.filter(([, question]) => !isAnswered(question, files)).map(([set, { text }]) => [set, text] as const),
        ...unanswerable.flatMap(([set, texts]) => texts.map((text) => [set, text] as const)),
      ].filter(([set]) => languages.has(set.split(' ')[0]));
      const unanswered = others
        .filter((_, i) => i % EACH === at % EACH)
        .map(([set, text]): [string, string] => [set, text]);
      return { files, answered, unanswered };
    });
}
