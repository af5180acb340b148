import { applicationApi } from '@rondo/contract/application';
import { v7 as uuidv7 } from 'uuid';
import { issuePass } from '../src/features/session/index.ts';
import type { Company, World } from './world-shape.ts';

/** Somebody with an account and no company. */
export interface Newcomer {
  personId: string;
  mail: string;
  name: string;
  /** Proof of who they are, good for one session. */
  pass(): Promise<string>;
}

let count = 0;

/** An account as registering makes it, without the price of a password hash. */
export async function newcomer(w: World, name?: string): Promise<Newcomer> {
  count += 1;
  const [personId, mail] = [uuidv7(), `newcomer${count}@test.rondo`];
  await w.sql(
    `insert into person (id, mail, mail_proved_at, register_type, language) values ($1, $2, now(), 2, 'en-US')`,
    [personId, mail],
  );
  const pass = () => issuePass(w.app.databases.global, personId, false, w.clock.now());
  return { personId, mail, name: name ?? `Newcomer ${count}`, pass };
}

/** The token of a company's invitation, as its link carries it. */
export async function inviteToken({ owner }: Company): Promise<string> {
  const { url } = await owner.call(applicationApi.invite, {});
  return new URL(url).searchParams.get('invite') ?? '';
}
