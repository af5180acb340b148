import type { Refused } from '../client.ts';

export const AT_ONCE = 20;

/** What the losers of any race may hear: the network one where the machine is too busy to give each a connection in time. */
export const POLITE: readonly string[] = ['done', 'NETWORK_EXCEPTION', 'STALE', 'MOVE_NOT_ALLOWED', 'NOT_FOUND'];

/** Calls at the same moment: what each was answered. `told` makes one word of an answer that is not a refusal. */
export async function atOnce<T>(
  calls: readonly (() => Promise<T>)[],
  told: (answer: T) => string = () => 'done',
): Promise<string[]> {
  const answers = await Promise.allSettled(calls.map((call) => call()));
  return answers.map((a) => (a.status === 'fulfilled' ? told(a.value) : ((a.reason as Refused).reason ?? 'crashed')));
}

/** The same call many times. */
export const times = <T>(call: (i: number) => Promise<T>, count = AT_ONCE): (() => Promise<T>)[] =>
  Array.from({ length: count }, (_, i) => () => call(i));

export const wins = (answers: readonly string[]): number => answers.filter((a) => a === 'done').length;

/** Answers that are neither a success nor a loser's word. */
export const rude = (answers: readonly string[], ...also: string[]): string[] =>
  answers.filter((a) => !POLITE.includes(a) && !also.includes(a));
