import pg from 'pg';
import { vi } from 'vitest';

/** How many statements this process sends to the database while somebody works; its background sends some of its own. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await work();
    return { answer, statements: sent.mock.calls.length };
  } finally {
    sent.mockRestore();
  }
}
