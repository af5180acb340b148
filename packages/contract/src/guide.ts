import { GUIDE_ITEMS, GUIDE_ROLES, GUIDE_STATES } from '@rondo/domain/guide';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, id, instant, keyword, many, text } from './kit/shapes.ts';

const item = z.enum(GUIDE_ITEMS);
const role = z.enum(GUIDE_ROLES);

const mine = z.object({
  /** Whose list it is; null: there is none for the reader's roles. */
  role: role.nullable(),
  items: z.array(z.object({ item, state: z.enum(GUIDE_STATES), reason: z.string() })),
  /** What neither a fact nor a skip has ended; 0 where the guide is put away. */
  left: z.number().int(),
  isPutAway: z.boolean(),
});
export type Guide = z.output<typeof mine>;

const stuckRow = z.object({
  /** Of the member. */
  id,
  name: z.string(),
  role,
  item,
  since: instant,
  done: z.number().int(),
  total: z.number().int(),
});
export type StuckRow = z.output<typeof stuckRow>;

export const guideApi = {
  mine: endpoint({
    method: 'GET',
    path: '/customer/guide/mine',
    needs: signedIn,
    atStart: true,
    summary: 'What the reader does first, by role; each item is done while a fact of the company says so.',
    input: z.object({}),
    output: mine,
  }),
  skip: endpoint({
    method: 'POST',
    path: '/customer/guide/skip',
    needs: signedIn,
    summary: 'Skip an item of one’s own guide, or put the whole guide away; and take that back.',
    input: z.object({
      /** Null: the whole guide. */
      item: item.nullable(),
      isSkipped: z.boolean(),
      reason: text(LIMIT.text.reason).default(''),
    }),
    output: done,
  }),
  report: endpoint({
    method: 'GET',
    path: '/customer/guide/report',
    needs: anyOf('x_company_setting'),
    summary: 'Who of which role stands at which item since when, longest first.',
    input: z.object({
      ...{ page: paging.page, size: paging.size, keyword: keyword.default('') },
      ...{ role: role.optional(), item: many(item).optional() },
    }),
    output: listOf(stuckRow).extend({
      /** The facts of the company: how many of the owner's items are done. */
      score: z.object({ done: z.number().int(), total: z.number().int() }),
      /** How many stand at each item, by search alone: the number opens exactly its rows. */
      groups: z.array(z.object({ role, item, count: z.number().int() })),
    }),
  }),
};
