import { type Brought, inOrder } from './brought.ts';
import { FEATURES } from './features.gen.ts';
import { SPEC_CATEGORIES, type SpecCategory } from './message-category.ts';
import type { PermissionCode } from './permission.ts';

/*
 * What of the catalogue exists today. Permissions, pages and kinds of messages are fixed for good (roles keep codes of parts
 * still to come, `menuList` carries them), but nobody is asked to decide about what does nothing yet: the role editor, the
 * access explainer and the message page show the live ones alone. Tests hold the lists against the endpoints, the route table
 * and what the server sends, both ways.
 */

export const LIVE_CODES: readonly PermissionCode[] = FEATURES.flatMap((feature): readonly PermissionCode[] =>
  'codes' in feature ? feature.codes : [],
);

const codes: ReadonlySet<PermissionCode> = new Set(LIVE_CODES);
/** Whether a permission lets do anything yet. */
export const isLiveCode = (code: PermissionCode): boolean => codes.has(code);

/** The categories of messages that somebody can get today; the call that lists categories answers all of them. */
export type LiveMessageCategory = Brought<'messageCategories'>[number];
type MessageCategory = SpecCategory | LiveMessageCategory;

export const LIVE_MESSAGE_CATEGORIES: readonly LiveMessageCategory[] = inOrder(
  SPEC_CATEGORIES,
  FEATURES.flatMap((feature): readonly LiveMessageCategory[] =>
    'messageCategories' in feature ? feature.messageCategories : [],
  ),
);
export const MESSAGE_CATEGORIES: readonly MessageCategory[] = [
  ...new Set<MessageCategory>([...SPEC_CATEGORIES, ...LIVE_MESSAGE_CATEGORIES]),
];
