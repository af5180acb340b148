import { SHOP_STATES } from '@rondo/domain/shop';
import { z } from 'zod';
import { endpoint, signedIn } from './kit/endpoint.ts';
import { flag, id, keyword, many } from './kit/shapes.ts';

/** `shopApi.options`, for pages that choose stores and need nothing else of them. */
export const shopOptions = endpoint({
  method: 'GET',
  path: '/shop/options',
  needs: signedIn,
  summary: 'Shops in scope whose name or code holds the words, at most 50; `ids` names shops already chosen.',
  input: z.object({
    keyword: keyword.default(''),
    groupId: id.optional(),
    ids: many(id).optional(),
    openOnly: flag.default(false),
  }),
  output: z.array(
    z.object({
      id,
      name: z.string(),
      code: z.string().nullable(),
      groupPath: z.string(),
      state: z.enum(SHOP_STATES),
      managerIds: z.array(id),
    }),
  ),
});

/** `shopApi.tags`, for the same. */
export const shopTags = endpoint({
  method: 'GET',
  path: '/shop/tags',
  needs: signedIn,
  summary: 'The tags that shops in scope have, the most used first, at most 200.',
  input: z.object({}),
  output: z.array(z.string()),
});

const groupNode = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  path: z.string(),
  depth: z.number().int(),
  /** Shops here and below, of those in scope. */
  shopCount: z.number().int(),
  /** Those of them that are open. */
  openCount: z.number().int(),
  rev: z.number().int(),
});
export type ShopGroup = z.output<typeof groupNode>;

/** `shopGroupApi.list`, for the same. */
export const shopGroups = endpoint({
  method: 'GET',
  path: '/shop/group/list',
  needs: signedIn,
  summary: 'The groups that hold shops in scope, parents before children, with how many shops each has.',
  input: z.object({}),
  output: z.array(groupNode),
});
