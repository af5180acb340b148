import type { Names } from '../names.ts';

export const migration = ({ snake }: Names): string => `CREATE TABLE ${snake} (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  shop_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done')),
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id)
);
-- list by newest; of a shop
CREATE INDEX ${snake}_list ON ${snake} (company_id, created_at DESC, id DESC);
CREATE INDEX ${snake}_shop ON ${snake} (company_id, shop_id, created_at DESC);
CALL protect_tenant('${snake}');
`;

export const table = ({ pascal }: Names): string => `export interface ${pascal} {
  company_id: string;
  created_at: Timestamp;
  id: string;
  name: string;
  rev: Generated<number>;
  shop_id: string;
  state: Generated<string>;
}
`;

export const routes = ({ camel, kebab }: Names): string => `import { ${camel}Api } from '@rondo/contract/${kebab}';
import { bind } from '../../platform/http/binding.ts';
import { create, list, move } from './${kebab}.actions.ts';

export const ${camel}Routes = bind(${camel}Api, { list, create, move });
`;

export const queries = ({
  camel,
  pascal,
  snake,
  kebab,
}: Names): string => `import type { Actor } from '@rondo/domain/actor';
import { type ${pascal}Event, ${camel}Machine } from '@rondo/domain/${kebab}';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { ${pascal} } from '../../platform/db/schema.gen.ts';
import { contains, type Sort } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';

export const NEWEST: Sort = { by: sql\`${snake}.created_at\`, as: 'timestamptz', desc: true };

/** Those of the shops in the actor's scope: the only way into the table. */
export function visible(db: Db, actor: Actor) {
  const all = db
    .selectFrom('${snake}')
    .innerJoin('shop', (j) => j.onRef('shop.company_id', '=', '${snake}.company_id').onRef('shop.id', '=', '${snake}.shop_id'))
    .where('${snake}.company_id', '=', actor.companyId);
  const scope = shopInScope(actor, '${snake}.shop_id');
  return scope ? all.where(scope) : all;
}

interface Filter {
  keyword: string;
  state?: string[] | undefined;
}

export const filtered = (db: Db, actor: Actor, { keyword, state }: Filter) =>
  visible(db, actor)
    .selectAll('${snake}')
    .select(['shop.name as shop_name', 'shop.lineage as shop_lineage'])
    .$if(keyword !== '', (q) => q.where('${snake}.name', 'ilike', contains(keyword)))
    .$if(state !== undefined, (q) => q.where('${snake}.state', 'in', state ?? []));

export const byId = (db: Db, actor: Actor, id: string) =>
  filtered(db, actor, { keyword: '' }).where('${snake}.id', '=', id);

export const insert = (db: Db, row: Insertable<${pascal}>) => db.insertInto('${snake}').values(row);

/** One conditional update: no row back means that somebody else was first. */
export const move = (db: Db, companyId: string, id: string, event: ${pascal}Event, rev: number, to: string) =>
  db
    .updateTable('${snake}')
    .set({ state: to, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', ${camel}Machine.from(event))
    .where('rev', '=', rev)
    .returning('id');
`;

export const actions = ({
  camel,
  snake,
  kebab,
}: Names): string => `import type { ${camel}Api as api } from '@rondo/contract/${kebab}';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { ${camel}Machine } from '@rondo/domain/${kebab}';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { page } from '../../platform/list.ts';
import { visibleShops } from '../scope/index.ts';
import { present } from './${kebab}.present.ts';
import * as q from './${kebab}.queries.ts';

export async function list({ db, actor }: Context, filter: Parsed<typeof api.list>): Promise<Output<typeof api.list>> {
  const { size, page: no, cursor } = filter;
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), { size, page: no, cursor, sort: q.NEWEST, id: '${snake}.id' });
  return { ...rest, list: rows.map((row) => present(row, actor)) };
}

export async function create(
  { db, actor, once }: Context,
  { name, shopId, requestId }: Parsed<typeof api.create>,
): Promise<Output<typeof api.create>> {
  const shop = await visibleShops(db, actor).select('shop.id').where('shop.id', '=', shopId).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
  return once(requestId, '${kebab}.create', async (tx) => {
    const id = tx.newId();
    await q.insert(tx.db, { company_id: tx.companyId, id, name, shop_id: shopId, created_at: tx.now() }).execute();
    await tx.trace({ kind: '${snake}', id, event: 'create', to: 'open' });
    return { id };
  });
}

export async function move(
  { db, actor, change }: Context,
  { id, rev, event }: Parsed<typeof api.move>,
): Promise<Output<typeof api.move>> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const shown = present(row, actor);
  const to = ${camel}Machine.after(shown.state, event);
  if (to === null) throw new AppError('TASK_HANDLED');
  if (!shown.can.includes(event)) throw new AppError('FORBIDDEN');
  return change(async (tx) => {
    const moved = await q.move(tx.db, actor.companyId, id, event, rev, to).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    await tx.trace({ kind: '${snake}', id, event, from: shown.state, to });
    return { done: true };
  });
}
`;

export const presenter = ({
  camel,
  pascal,
  kebab,
}: Names): string => `import type { ${pascal}Row } from '@rondo/contract/${kebab}';
import type { Actor } from '@rondo/domain/actor';
import { ${camel}Events, ${camel}Machine } from '@rondo/domain/${kebab}';
import type { Selectable } from 'kysely';
import type { ${pascal} } from '../../platform/db/schema.gen.ts';

interface WithShop extends Selectable<${pascal}> {
  shop_name: string;
  shop_lineage: string;
}

/** A row with what this reader may do. */
export function present(row: WithShop, actor: Actor): ${pascal}Row {
  const state = ${camel}Machine.states.find((s) => s === row.state);
  if (!state) throw new Error(\`unknown state \${row.state}\`);
  return {
    id: row.id,
    name: row.name,
    shop: { id: row.shop_id, name: row.shop_name },
    state,
    createdAt: row.created_at.toISOString(),
    rev: row.rev,
    can: ${camel}Events(actor, { state, shop: { id: row.shop_id, lineage: row.shop_lineage } }),
  };
}
`;

export const test = ({ camel, kebab }: Names): string => `import { ${camel}Api as api } from '@rondo/contract/${kebab}';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

it('a member never sees or moves a ${kebab} of a shop outside their scope', async () => {
  const company = await w.company();
  const shopId = await company.shop();
  const { id } = await company.owner.call(api.create, { name: 'One', shopId, requestId: requestId() });
  const stranger = await company.member({ role: 'store_manager' });
  expect((await stranger.call(api.list, {})).list).toEqual([]);
  await expect(stranger.call(api.move, { id, rev: 0, event: 'finish' })).rejects.toMatchObject({ code: 90404 });
});

it('is finished once, whoever tries', async () => {
  const company = await w.company();
  const shopId = await company.shop();
  const { id } = await company.owner.call(api.create, { name: 'One', shopId, requestId: requestId() });
  const tries = Array.from({ length: 10 }, () => company.owner.call(api.move, { id, rev: 0, event: 'finish' }));
  const results = await Promise.allSettled(tries);
  expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
});
`;
