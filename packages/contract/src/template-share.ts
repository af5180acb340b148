import { LIMIT } from '@rondo/domain/limit';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { SHARE_KINDS } from '@rondo/domain/template-share';
import { z } from 'zod';
import { id, line, personRef } from './kit/shapes.ts';

const ids = z.array(id).max(LIMIT.template.shared).default([]);

/** Who may use a template, and where; a part without anything is open to all. */
export const templateShare = z.object({
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
export const shareChoices = z.object({
  roles: z.array(personRef),
  /** By their path from the top. */
  departments: z.array(personRef),
});
