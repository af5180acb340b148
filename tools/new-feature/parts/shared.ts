import type { Names } from '../names.ts';

export const domain = ({ camel, pascal, upper, snake }: Names): string => `import type { Actor } from './actor.ts';
import { machine } from './machine.ts';
import { inScope } from './scope.ts';

export const ${upper}_STATES = ['open', 'done'] as const;
export type ${pascal}State = (typeof ${upper}_STATES)[number];
export const ${upper}_EVENTS = ['finish', 'reopen'] as const;
export type ${pascal}Event = (typeof ${upper}_EVENTS)[number];

/** States and moves: the same table as the database's CHECK on ${snake}.state. */
export const ${camel}Machine = machine<${pascal}State, ${pascal}Event>({
  open: { finish: 'done' },
  done: { reopen: 'open' },
});

/** What the policy needs to know of one. */
export interface ${pascal}View {
  state: ${pascal}State;
  shop: { id: string; lineage: string };
}

/** Who may see it: its shop lies in their scope. */
export function maySee${pascal}(actor: Actor, view: Pick<${pascal}View, 'shop'>): boolean {
  return inScope(actor.scope, view.shop);
}

/** The events the actor may cause now: exactly the buttons to show. */
export function ${camel}Events(actor: Actor, view: ${pascal}View): ${pascal}Event[] {
  return ${camel}Machine.eventsOf(view.state).filter((event) => event === 'finish' || actor.isAdmin);
}
`;

export const contract = ({
  camel,
  pascal,
  upper,
  kebab,
}: Names): string => `import { ${upper}_EVENTS, ${upper}_STATES } from '@rondo/domain/${kebab}';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, id, instant, keyword, line, many, requestId, rev } from './kit/shapes.ts';

export const ${camel}Row = z.object({
  id,
  name: z.string(),
  shop: z.object({ id, name: z.string() }),
  state: z.enum(${upper}_STATES),
  createdAt: instant,
  rev: z.number().int(),
  can: z.array(z.enum(${upper}_EVENTS)),
});
export type ${pascal}Row = z.output<typeof ${camel}Row>;

export const ${camel}Api = {
  list: endpoint({
    method: 'GET',
    path: '/${kebab}/list',
    needs: signedIn,
    summary: 'Those of the shops in scope, newest first.',
    input: z.object({ ...paging, keyword: keyword.default(''), state: many(z.enum(${upper}_STATES)).optional() }),
    output: listOf(${camel}Row),
  }),
  create: endpoint({
    method: 'POST',
    path: '/${kebab}/create',
    needs: signedIn,
    summary: 'Add one to a shop in scope.',
    input: z.object({ name: line(50), shopId: id, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/${kebab}/move',
    needs: signedIn,
    summary: 'Finish or reopen one.',
    input: z.object({ id, rev, event: z.enum(${upper}_EVENTS) }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TASK_HANDLED', 'STALE'],
  }),
};
`;

const texts = (zh: boolean): string => `  title: '${zh ? '标题' : 'Title'}',
  noun: '${zh ? '记录' : 'rows'}',
  name: '${zh ? '名称' : 'Name'}',
  shop: '${zh ? '门店' : 'Store'}',
  state: '${zh ? '状态' : 'Status'}',
  created: '${zh ? '创建时间' : 'Created'}',
  search: '${zh ? '搜索名称' : 'Search by name'}',
  nothingYet: '${zh ? '还没有内容。' : 'Nothing here yet.'}',
  states: { open: '${zh ? '进行中' : 'Open'}', done: '${zh ? '已完成' : 'Done'}' },
  act: { finish: '${zh ? '完成' : 'Finish'}', reopen: '${zh ? '重新打开' : 'Reopen'}' },`;

export const zh = ({ camel }: Names): string => `/** Texts of ${camel}. */
export const ${camel} = {
${texts(true)}
} as const;
`;

export const en = ({ camel, kebab }: Names): string => `import type { Shape } from '../shape.ts';
import type { ${camel} as zh } from '../zh-CN/${kebab}.ts';

export const ${camel} = {
${texts(false)}
} satisfies Shape<typeof zh>;
`;
