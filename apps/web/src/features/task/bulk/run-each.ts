/** What came of one of many. */
export interface Outcome<Row, Failure> {
  row: Row;
  failure: Failure | null;
}

/** Requests under way at once: quick enough for a page of rows, and no flood. */
const AT_ONCE = 4;

/** Does the work for each row, some at a time; answers in the order of the rows and tells how many are done. */
export async function runEach<Row, Failure>(
  rows: readonly Row[],
  work: (row: Row) => Promise<Failure | null>,
  onProgress: (done: number) => void,
): Promise<Outcome<Row, Failure>[]> {
  const waiting = [...rows.entries()];
  const outcomes: Outcome<Row, Failure>[] = [];
  let done = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, row] = next;
      outcomes[at] = { row, failure: await work(row) };
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, rows.length) }, worker));
  return outcomes;
}
