import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountApi } from '@rondo/contract/account';
import { allEndpoints } from '@rondo/contract/all';
import { auditApi } from '@rondo/contract/audit';
import { departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { roleApi } from '@rondo/contract/role';
import { sessionApi } from '@rondo/contract/session';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { callEndpoint, compose, type Identity } from '../client.ts';
import { type TestDatabase, testDatabase } from '../database.ts';
import { sample, schemaOf } from '../input-samples.ts';
import { openStream } from '../stream.ts';

let database: TestDatabase;
let folder: string;
let child: ChildProcess;
let base: string;
let said = '';

/** The program in a process of its own, saying all that it can say. */
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rondo-secrets-'));
  child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: '0',
      STREAM_PORT: '0',
      LOG_LEVEL: 'trace',
      RONDO_DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  base = await new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(`ended: ${said}`)));
  });
}, 60_000);
afterAll(async () => {
  child.kill('SIGKILL');
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const PASSWORDS = ['Quartz7Passage', 'Basalt8Passage', 'Wrong9Passage'] as const;
const ACCOUNT = 'boss@secret.test';

const NEWCOMER = 'new@secret.test';
const THIRD = 'Obsidian5Passage';

/** What a letter held: without a sender it waits at the machine itself, and nowhere else. */
async function codeFor(target: string): Promise<string> {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ code: string }>(
    `select params ->> 'code' as code from delivery where target = $1 order by created_at desc, id desc limit 1`,
    [target],
  );
  await client.end();
  return rows[0]?.code ?? '';
}

/** Registering, joining, first passwords: codes and passes, right and wrong ones. */
async function people(owner: Identity): Promise<{ codes: string[]; secrets: string[]; answers: string[] }> {
  const nobody = null;
  const sent = await callEndpoint(base, accountApi.sendCode, { purpose: 'register', account: NEWCOMER }, nobody);
  const code = await codeFor(NEWCOMER);
  const own = { password: THIRD, again: THIRD };
  const tooMuch = { account: NEWCOMER, code: `${code}1`, ...own };
  // Refused: the wrong code must not be in the log either.
  await callEndpoint(base, accountApi.register, tooMuch, nobody).catch(() => undefined);
  const { pass } = await callEndpoint(base, accountApi.register, { account: NEWCOMER, code, ...own }, nobody);
  const mine = await callEndpoint(base, accountApi.myApplications, { pass }, nobody);
  const founder = { pass, companyName: 'Own', name: 'N' };
  const entered = await callEndpoint(base, accountApi.registerCompany, founder, nobody);
  const again = await callEndpoint(base, accountApi.enter, { pass }, nobody).catch((error: Error) => error.message);
  const change = { purpose: 'change_contact', account: 'other@secret.test' } as const;
  const toOther = await callEndpoint(base, accountApi.sendOwnCode, change, entered);
  const roles = await callEndpoint(base, roleApi.list, {}, owner);
  const [department] = await callEndpoint(base, departmentApi.tree, {}, owner);
  const { id } = await callEndpoint(
    base,
    memberApi.create,
    {
      ...{ requestId: uuidv7(), name: 'First', mail: 'first@secret.test', scope: { kind: 'some' } },
      ...{ departmentIds: [department?.id ?? ''], roleIds: [roles.find((r) => r.key === 'staff')?.id ?? ''] },
    },
    owner,
  );
  const issued = await callEndpoint(base, memberApi.issuePassword, { id }, owner);
  const detail = await callEndpoint(base, memberApi.get, { id }, owner);
  const log = await callEndpoint(base, auditApi.list, {}, owner);
  return {
    codes: [code, await codeFor('other@secret.test')],
    secrets: [pass, issued.password, entered.token, THIRD],
    answers: [sent, mine, again, toOther, detail, log].map((answer) => JSON.stringify(answer)),
  };
}

/** Sign-in, wrong and right, a change, every endpoint once, and what goes wrong: all a log could tell of. */
async function session(): Promise<{ tokens: string[]; tickets: string[]; codes: string[]; answers: string[] }> {
  const [first, second, wrong] = PASSWORDS;
  const owner = await callEndpoint(
    base,
    accountApi.setup,
    {
      key: await vi.waitFor(() => readFile(join(folder, 'setup-key'), 'utf8'), { timeout: 20_000 }),
      companyName: 'C',
      name: 'O',
      account: ACCOUNT,
      password: first,
      again: first,
    },
    null,
  );
  const signIn = async (password: string): Promise<Identity | null> => {
    // A wrong password is refused: nobody is signed in.
    const answer = await callEndpoint(base, sessionApi.signIn, { account: ACCOUNT, password }, null).catch(() => null);
    return answer && 'token' in answer ? answer : null;
  };
  await signIn(wrong);
  const other = await signIn(first);
  await callEndpoint(base, sessionApi.changePassword, { current: first, next: second, again: second }, owner);
  const { ticket } = await callEndpoint(base, messageApi.ticket, {}, owner);
  const stream = await openStream(base, ticket);
  stream.close();
  const { codes, secrets, answers } = await people(owner);
  for (const endpoint of allEndpoints.filter(
    (e) => !e.raw && e.path !== '/customer/login/out' && !e.path.includes('/endAll'),
  )) {
    const sent = compose(
      endpoint,
      sample(schemaOf(endpoint), uuidv7()) as never,
      endpoint.needs.kind === 'open' ? null : owner,
    );
    const response = await fetch(`${base}${sent.url}`, { ...sent, body: sent.body ?? null });
    answers.push(await response.text());
  }
  await fetch(`${base}/customer/login/password`, {
    method: 'POST',
    body: `{"password":"${wrong}"`,
    headers: { 'content-type': 'application/json' },
  });
  await fetch(`${base}/nowhere?token=${owner.token}`);
  return { tokens: [owner.token, other?.token ?? owner.token, ...secrets], tickets: [ticket], codes, answers };
}

it('passwords, tokens, passes, tickets and codes stand in no log line, no answer and no table', async () => {
  const { tokens, tickets, codes, answers } = await session();
  const client = new pg.Client(database.url);
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const rows: string[] = [];
  const outsideThePost: string[] = [];
  for (const { name } of tables.rows) {
    const found = await client.query<{ text: string }>(`select t::text as text from "${name}" t`);
    rows.push(...found.rows.map((r) => r.text));
    if (name !== 'delivery') outsideThePost.push(...found.rows.map((r) => r.text));
  }
  const hashes = await client.query<{ password_hash: string }>('select password_hash from person');
  const held = await client.query<{ hash: Buffer }>('select token_hash as hash from session');
  await client.end();
  expect(
    held.rows.some(({ hash }) =>
      hash.equals(
        createHash('sha256')
          .update(tokens[0] ?? '')
          .digest(),
      ),
    ),
  ).toBe(true);
  const hash = hashes.rows[0]?.password_hash ?? '';
  expect(hash).toMatch(/^\$argon2id\$/);
  const aCode = new RegExp(`(?<![\\w.-])(${codes.join('|')})(?![\\w-])`);
  expect(codes).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
  expect(said.split('\n').filter((log) => aCode.test(log))).toEqual([]);
  expect(answers.filter((answer) => aCode.test(answer))).toEqual([]);
  expect(outsideThePost.filter((row) => aCode.test(row))).toEqual([]);
  const secrets = [...PASSWORDS, ...tokens, ...tickets];
  const within = (text: string, some: readonly string[]): string[] => some.filter((one) => text.includes(one));
  expect(said.length).toBeGreaterThan(20);
  expect(said.split('\n').filter((log) => within(log, [...secrets, hash]).length > 0)).toEqual([]);
  expect(within(rows.join('\n'), secrets)).toEqual([]);
  expect(within(answers.join('\n'), [...secrets, hash, 'argon2'])).toEqual([]);
}, 40_000);
