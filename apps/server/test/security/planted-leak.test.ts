import type { AddressInfo } from 'node:net';
import { departmentApi } from '@rondo/contract/department';
import { CODES } from '@rondo/contract/kit/codes';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin, OperationNode } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationRoutes } from '../../src/features/application/application.routes.ts';
import { auditRoutes } from '../../src/features/audit/audit.routes.ts';
import { companyRoutes } from '../../src/features/company/company.routes.ts';
import { departmentRoutes } from '../../src/features/department/department.routes.ts';
import { memberRoutes } from '../../src/features/member/member.routes.ts';
import { roleRoutes } from '../../src/features/role/role.routes.ts';
import { authenticator } from '../../src/features/session/index.ts';
import { type Db, ownerDatabase } from '../../src/platform/db/company-db.ts';
import type { Binding } from '../../src/platform/http/binding.ts';
import { mount } from '../../src/platform/http/mount.ts';
import { createServer } from '../../src/platform/http/server.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { type World, world } from '../world.ts';
import { exchange, inTurn, leaks } from './attack.ts';
import { inputWith } from './input-of.ts';
import { forbiddenTo, markedSides, printOf, type Side } from './sides.ts';
import { type TenantTable, tenantTables } from './tenant-tables.ts';

let w: World;
let tables: TenantTable[];
let [mine, theirs]: Side[] = [];
const servers: FastifyInstance[] = [];

beforeAll(async () => {
  w = await world();
  tables = await tenantTables(w);
  [mine, theirs] = await markedSides(w, tables, ['a', 'b']);
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  await w.stop();
});

const sides = (): { mine: Side; theirs: Side } => {
  if (!mine || !theirs) throw new Error('two companies');
  return { mine, theirs };
};

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
const nodeOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** `company_id = ...` of one table, or of any. */
function isCompanyCondition(node: OperationNode): boolean {
  if (node.kind !== 'BinaryOperationNode') return false;
  const left = nodeOf(node, 'leftOperand');
  const column = nodeOf(nodeOf(nodeOf(left, 'column'), 'column'), 'name');
  return column === 'company_id' && nodeOf(nodeOf(node, 'rightOperand'), 'kind') === 'ValueNode';
}

/** The same statement with every condition on the company turned into one that always holds. */
function forgetful(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(forgetful);
  if (typeof node !== 'object' || node === null || node instanceof Date || Buffer.isBuffer(node)) return node;
  if (isNode(node) && isCompanyCondition(node)) return { ...node, rightOperand: nodeOf(node, 'leftOperand') };
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, forgetful(value)]));
}

const plugin: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const changed = forgetful(node);
    if (!isNode(changed)) throw new Error('a statement stays a statement');
    return changed as typeof node;
  },
  transformResult: async ({ result }) => result,
};

/** The features of this work as they are, over a database of the caller's choice. */
async function over(db: Db): Promise<World> {
  const settings = readSettings({ DATABASE_URL: 'postgres://none', LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '1000000' });
  const server = await createServer({ log: pino({ level: 'silent' }), settings });
  const routes: Binding[] = [
    ...departmentRoutes,
    ...companyRoutes,
    ...roleRoutes,
    ...memberRoutes(settings),
    ...applicationRoutes(settings),
    ...auditRoutes,
  ];
  mount(server, routes, {
    databases: { of: () => db, global: w.app.databases.global },
    now: w.clock.now,
    callsPerMinute: 1_000_000,
    authenticate: authenticator(w.app.databases, w.clock.now, () => performance.now()),
  });
  servers.push(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { ...w, base: `http://127.0.0.1:${port}` };
}

/** Lists and details of people, with ids of the other company where there are ids. */
const READS = [
  ...departmentRoutes,
  ...roleRoutes,
  ...memberRoutes(readSettings({ DATABASE_URL: 'postgres://none' })),
  ...applicationRoutes(readSettings({ DATABASE_URL: 'postgres://none' })),
  ...auditRoutes,
]
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => endpoint.method === 'GET' && !endpoint.raw);

async function leaking(at: World): Promise<string[]> {
  const { mine, theirs } = sides();
  const exchanges = await inTurn(READS, (e) => exchange(at, e, inputWith(e, theirs.ids), mine.company.owner, e.path));
  return leaks(exchanges, forbiddenTo(mine, [theirs]));
}

describe('a leak planted on purpose', () => {
  it('is none while every query asks for its company, even behind no other wall', async () => {
    expect(await leaking(await over(ownerDatabase(w.app.owner)))).toEqual([]);
  });

  it('is told of every list and detail whose query forgot the company', async () => {
    const found = await leaking(await over(ownerDatabase(w.app.owner).withPlugin(plugin)));
    for (const path of ['staff/list', 'staff/cards', 'staff/detail', 'role/list', 'role/members', 'apply/list'])
      expect(
        found.filter((line) => line.includes(`/customer/${path} `)),
        path,
      ).toHaveLength(1);
    expect(found.length).toBeGreaterThan(READS.length / 2);
  });

  it('is stopped by the wall in the database when the query alone forgot', async () => {
    expect(await leaking(await over(w.app.databases.of(sides().mine.company.id).withPlugin(plugin)))).toEqual([]);
  });

  it('is seen in what it wrote, too', async () => {
    const { mine, theirs } = sides();
    const write = async (at: World): Promise<number> => {
      const input = inputWith(departmentApi.update, theirs.ids);
      return (await exchange(at, departmentApi.update, input, mine.company.owner, 'update')).code;
    };
    const before = await printOf(w, tables, [theirs]);
    const walled = await over(w.app.databases.of(mine.company.id).withPlugin(plugin));
    expect(await write(walled)).toBe(CODES.NOT_FOUND.code);
    expect(await printOf(w, tables, [theirs])).toEqual(before);
    expect(await write(await over(ownerDatabase(w.app.owner).withPlugin(plugin)))).toBe(CODES.OK.code);
    expect(await printOf(w, tables, [theirs])).not.toEqual(before);
  });
});
