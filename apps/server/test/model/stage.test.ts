import pg from 'pg';
import { expect, it } from 'vitest';
import { Refused } from '../client.ts';
import { again, isOutage } from './stage.ts';

/** How often something that always fails with this is tried; less than what people have patience for: it goes well the third time. */
async function triesOf(error: Error): Promise<number> {
  let tries = 0;
  const act = async (): Promise<void> => {
    tries += 1;
    if (tries < 3) throw error;
  };
  const outcome = again(act, isOutage);
  await (isOutage(error) ? outcome : expect(outcome).rejects.toBe(error));
  return tries;
}

const ofPostgres = (code: string) => Object.assign(new pg.DatabaseError('said by PostgreSQL', 0, 'error'), { code });

it('tries again when the database was away for a moment, in whichever companies', async () => {
  const late = new Error('timeout exceeded when trying to connect');
  const starting = ofPostgres('57P03');
  expect([await triesOf(late), await triesOf(new AggregateError([late, starting], 'two companies'))]).toEqual([3, 3]);
});

it('tries nothing again that failed of itself, once and by chance too', async () => {
  const [late, twice] = [new Error('timeout exceeded when trying to connect'), ofPostgres('23505')];
  const failures = [twice, new AggregateError([late, twice], 'two companies'), new Error('a row is gone')];
  const refusals = [new Refused(1, 'refused', null, 403)];
  for (const error of [...failures, ...refusals]) expect(await triesOf(error)).toBe(1);
});
