import { type LanguageModel, ModelFailure } from '../../platform/model/language-model.ts';
import type { Found } from './search.queries.ts';

interface Ranked {
  row: Found;
  score: number;
}

/** Reciprocal rank fusion: how little the first places of one order outweigh the other order. */
const FUSION = 60;
/** Passages whose meaning is compared. */
const COMPARED = 60;
/** How long the model may think about a question, ms. */
const LONGEST_MS = 2_000;

/** The order by words, fused with the order by meaning where an embedding model is configured and the passages have been embedded by it. */
export async function fusedWithMeaning<T extends Ranked>(
  byWords: readonly T[],
  question: string,
  { model, signal }: { model?: LanguageModel | null; signal?: AbortSignal },
): Promise<readonly T[]> {
  const some = byWords.slice(0, COMPARED);
  if (!model?.embed || some.every(({ row }) => row.embedding === null)) return byWords;
  const asked = await meaningOf(question, model.embed, signal ?? AbortSignal.timeout(LONGEST_MS));
  if (!asked) return byWords;
  const near = new Map(some.map(({ row }) => [row, row.embedding === null ? -1 : alike(asked, row.embedding)]));
  const byMeaning = some.toSorted((a, b) => (near.get(b.row) ?? -1) - (near.get(a.row) ?? -1));
  const place = new Map(byMeaning.map((one, index) => [one, index]));
  const fused = (one: T, index: number): number => 1 / (FUSION + index) + 1 / (FUSION + (place.get(one) ?? COMPARED));
  const order = new Map(some.map((one, index) => [one, fused(one, index)]));
  return [...some.toSorted((a, b) => (order.get(b) ?? 0) - (order.get(a) ?? 0)), ...byWords.slice(COMPARED)];
}

/** Null: the model did not answer, and the words alone have to do. */
async function meaningOf(
  question: string,
  embed: NonNullable<LanguageModel['embed']>,
  signal: AbortSignal,
): Promise<readonly number[] | null> {
  try {
    return (await embed([question], signal))[0] ?? null;
  } catch (error) {
    if (error instanceof ModelFailure) return null;
    throw error;
  }
}

/** The cosine of two vectors; of two lengths: of different models, nothing is alike. */
function alike(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return -1;
  let [dot, first, second] = [0, 0, 0];
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    dot += value * other;
    first += value * value;
    second += other * other;
  }
  return first === 0 || second === 0 ? -1 : dot / Math.sqrt(first * second);
}
