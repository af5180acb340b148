/**
 * The answer of `ask`, or `null` when the value became another while the question was under way (a push came): the answer may be
 * from before that, and would undo it.
 */
export async function askSteady(value: () => number, ask: () => Promise<number>): Promise<number | null> {
  const before = value();
  const answer = await ask();
  return value() === before ? answer : null;
}
