import type { AddressInfo } from 'node:net';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import pg from 'pg';
import { vi } from 'vitest';
import { withClient } from '../../../bench/lib/database.ts';
import type { Frame } from '../../../bench/load/frame.ts';
import { load } from '../../../bench/load/load.ts';
import type { Plan } from '../../../bench/load/plan.ts';
import { startApp } from '../src/app.ts';
import { readSettings } from '../src/platform/settings.ts';
import { callEndpoint, type Identity } from './client.ts';
import { testDatabase } from './database.ts';

/** Rows of a big table that one answer may look at: a total is counted to 10,000. */
const MOST_LOOKED_AT = 15_000;

/** Every statement of the process, as it is sent. */
const listening = () => vi.spyOn(pg.Client.prototype, 'query');
let sent: ReturnType<typeof listening> | undefined;

/** A database as a bench loads it, and the first of its companies. */
export interface Explained {
  url: string;
  frame: Frame;
  companyId: string;
  /** Tables that are read through an index or not at all. */
  big: ReadonlySet<string>;
}

/** A loaded database behind a web node that answers. */
export async function explaining(
  plan: Plan,
  {
    bigRows,
    more = async () => undefined,
  }: { bigRows: number; more?: (client: pg.Client, frame: Frame) => Promise<void> },
): Promise<Explained & { base: string; stop(): Promise<void> }> {
  const database = await testDatabase();
  const [frame] = await load(database.url, plan, () => undefined);
  if (!frame) throw new Error('nothing was loaded');
  const big = await withClient(database.url, async (client) => {
    await more(client, frame);
    await client.query('analyze');
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
      [bigRows],
    );
    return new Set(tables.rows.map((table) => table.name));
  });
  const settings = readSettings({ DATABASE_URL: database.url, LOG_LEVEL: 'error', PORT: '0', RONDO_RUN: 'web' });
  const app = await startApp(settings, { owner: database.url, app: database.appUrl });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
  const { url } = database;
  sent = listening();
  return {
    ...{ url, frame, companyId: frame.companyId, big, base },
    async stop() {
      sent?.mockRestore();
      await app.stop();
      await database.drop();
    },
  };
}

export interface Asked {
  text: string;
  values: unknown[];
}

/** What the product asks the database while it answers a call. Who may not call asks nothing. */
export async function asked<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: Input<E>,
  who: Identity,
): Promise<Asked[]> {
  if (!sent) throw new Error('explaining() comes first');
  sent.mockClear();
  await callEndpoint(base, endpoint, input, who).catch((error: unknown) => {
    if (!String(error).includes('FORBIDDEN') && !String(error).includes('NOT_FOUND')) throw error;
  });
  return sent.mock.calls.flatMap(([call]: unknown[]) => (isAsked(call) ? [call] : []));
}

function isAsked(call: unknown): call is Asked {
  return typeof call === 'object' && call !== null && 'text' in call && /^\s*(select|with)\b/i.test(String(call.text));
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** The wall between companies always finds an index, so an index alone says little: what counts is how many rows it leads to. */
const lookedAt = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

/** Big tables that a statement reads from end to end, or (unless it is wide) the whole part of the company. */
async function scanned(
  client: pg.Client,
  { text, values }: Asked,
  { big, isWide }: { big: ReadonlySet<string>; isWide: boolean },
): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
    text: `explain (analyze, timing off, format json) ${text}`,
    values,
  });
  const tables = (node: PlanNode): string[] => [
    ...(node['Node Type'] === 'Seq Scan' || (!isWide && lookedAt(node) > MOST_LOOKED_AT)
      ? [node['Relation Name'] ?? '']
      : []),
    ...(node.Plans ?? []).flatMap(tables),
  ];
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => tables(Plan)).filter((table) => big.has(table));
}

/** Big tables that statements read too much of, planned with the role and the company of the application. */
export const faultsOf = (
  { url, companyId, big }: Explained,
  statements: readonly Asked[],
  isWide = false,
): Promise<string[]> =>
  withClient(url, async (client) => {
    await client.query('set role rondo_app');
    await client.query(`select set_config('app.company_id', $1, false)`, [companyId]);
    const found: string[] = [];
    for (const statement of statements) {
      const tables = await scanned(client, statement, { big, isWide });
      if (tables.length > 0) found.push(`${tables.join(', ')}: ${statement.text}`);
    }
    return found;
  });
