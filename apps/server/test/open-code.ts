import { accountApi } from '@rondo/contract/account';
import type { Input } from '@rondo/contract/kit/endpoint';
import type { World } from './world-shape.ts';

/** A code asked for by somebody who is not signed in, read where it lies; the clock goes on, so that one may be asked for again. */
export async function openCode(
  w: World,
  account: string,
  purpose: Input<typeof accountApi.sendCode>['purpose'],
): Promise<string> {
  w.clock.advance(61_000);
  await w.call(accountApi.sendCode, { purpose, account });
  return lastCode(w, account);
}

/** The newest code that was sent to an account; empty when none was. */
export async function lastCode(w: World, account: string): Promise<string> {
  const [letter] = await w.sql<{ code: string }>(
    `select params ->> 'code' as code from delivery where target = $1 and text_key = 'code' order by created_at desc, id desc limit 1`,
    [account],
  );
  return letter?.code ?? '';
}
