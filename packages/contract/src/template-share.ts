import { LIMIT } from '@rondo/domain/limit';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { SHARE_KINDS } from '@rondo/domain/template-share';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { id, line, personRef, rev } from './kit/shapes.ts';

const ids = z.array(id).max(LIMIT.template.shared).default([]);

/** Who may use a template, and where; a part without anything is open to all. */
const templateShare = z.object({
  roleIds: ids,
  departmentIds: ids,
  memberIds: ids,
  groupIds: ids,
  shopIds: ids,
  tags: z.array(line(LIMIT.shop.tag)).max(LIMIT.shop.tags).default([]),
  formats: z.array(z.enum(SHOP_FORMATS)).max(SHOP_FORMATS.length).default([]),
});

/** The same with names, of the stores those that the reader sees. */
export const shownShare = templateShare.extend({
  /** As the list tells them apart, by what is stored. */
  kinds: z.array(z.enum(SHARE_KINDS)),
  /** Of what is listed and still there: roles, departments, members, groups, stores. */
  names: z.array(personRef),
  /** Stores that are listed and outside of the reader's scope. */
  hiddenShops: z.number().int(),
  /** The version of the setting; that of the template does not change with it. */
  rev: z.number().int(),
});
export type ShownShare = z.output<typeof shownShare>;

/** What can be chosen for it by name; people, stores and groups have pickers of their own. */
const shareChoices = z.object({
  roles: z.array(personRef),
  /** By their path from the top. */
  departments: z.array(personRef),
});

const manage = anyOf('template_manage');

/** The calls of the setting, among those of templates. */
export const shareEndpoints = {
  share: endpoint({
    method: 'PUT',
    path: '/inspect/V3/template/share',
    needs: manage,
    summary:
      'Who may use a template, and where; `rev` is that of the setting. Tasks that were given out stay, stores outside of the scope of whoever saves do too.',
    input: templateShare.extend({ id, rev }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE'],
  }),
  shareChoices: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/shareChoices',
    needs: manage,
    summary: 'The roles and departments that a template can be shared with.',
    input: z.object({}),
    output: shareChoices,
  }),
};
