import { type Brought, inOrder } from '@rondo/domain/brought';
import { FEATURES } from '@rondo/domain/features.gen';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { id, instant, rev, text } from './kit/shapes.ts';

/** What somebody who leaves has in hand. `shop`: manager of a shop; `department`: head of a department. */
export type HandoverKind = Brought<'handoverKinds'>[number];

/** In the order in which they are shown, locked and passed on; kinds that are not named here come last. */
const ORDER: readonly HandoverKind[] = [
  // A cycle is held before the tasks it gives out.
  'cycle_own',
  'cycle_execute',
  'cycle_review',
  'free_task_repeat',
  'task_handle',
  'task_review',
  'rectification_handle',
  'rectification_review',
  'rectification_judge',
  'shop',
  'department',
];
export const HANDOVER_KINDS: readonly HandoverKind[] = inOrder(
  ORDER,
  FEATURES.flatMap((feature): readonly HandoverKind[] => ('handoverKinds' in feature ? feature.handoverKinds : [])),
);

/** The kinds that may be left without a successor: the others still hold somebody else, or the object may be closed. */
const handoverItem = z.object({
  kind: z.enum(HANDOVER_KINDS),
  id,
  /** Number, name and place, as its own list shows them. */
  number: z.string().nullable(),
  name: z.string(),
  place: z.string(),
  deadlineAt: instant.nullable(),
  /** Other people have it as well, so it needs no successor. */
  hasOthers: z.boolean(),
});
export type HandoverItem = z.output<typeof handoverItem>;

const choice = z.object({
  kind: z.enum(HANDOVER_KINDS),
  id,
  /** A member to take it over; `close` ends the task or rectification; `drop` leaves it to the others who do it too. */
  to: z.union([id, z.literal('close'), z.literal('drop')]),
});

/** Who leaves of their own will gives their work to others; ending it is for those who may end it. */
const ownChoice = choice.extend({ to: z.union([id, z.literal('drop')]) });

const inHand = z.object({ memberId: id, name: z.string(), rev: z.number().int(), items: z.array(handoverItem) });

/** Open work without anybody who can do it, as the last nightly check found it. */
export const orphanRow = z.object({
  kind: z.enum(['task', 'rectification', 'shop', 'cycle']),
  id,
  missing: z.enum(['handler', 'reviewer', 'manager', 'owner']),
  label: z.string(),
  /** Where it is shown, below the base path. */
  page: z.string(),
  foundAt: instant,
});

export type OrphanKind = z.output<typeof orphanRow>['kind'];

export const handoverApi = {
  items: endpoint({
    method: 'GET',
    path: '/customer/handover/items',
    needs: anyOf('frame_staff'),
    summary: 'Everything a member has in hand, by kind; what must be settled before they resign.',
    input: z.object({ memberId: id }),
    output: inHand,
    errors: ['NOT_FOUND'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/customer/handover/own',
    needs: signedIn,
    summary: 'Everything the signed-in member has in hand; what must be given to others before they leave the company.',
    input: z.object({}),
    output: inHand,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/customer/handover/leave',
    needs: signedIn,
    summary:
      'Leave the company of one’s own will: everything in hand goes to the members chosen, in one transaction; the session ends. Refused for the owner and the last administrator.',
    input: z.object({
      rev,
      reason: text(LIMIT.text.reason).default(''),
      choices: z.array(ownChoice).max(LIMIT.handover.choices).default([]),
    }),
    output: z.object({ transferred: z.number().int(), closed: z.number().int() }),
    errors: [
      'MEMBER_IS_OWNER',
      'MEMBER_LAST_ADMIN',
      'MEMBER_NOT_FOUND',
      'SUCCESSOR_OUTSIDE',
      'SUCCESSOR_OWN_WORK',
      'HANDOVER_OPEN',
      'STALE',
    ],
  }),
  resign: endpoint({
    method: 'POST',
    path: '/customer/handover/resign',
    needs: anyOf('frame_staff'),
    summary:
      'Let a member resign: everything in hand goes where it was told, in one transaction with the resignation. Refused when something is left or has come in meanwhile.',
    input: z.object({
      memberId: id,
      rev,
      reason: text(LIMIT.text.reason).default(''),
      choices: z.array(choice).max(LIMIT.handover.choices).default([]),
    }),
    output: z.object({ transferred: z.number().int(), closed: z.number().int() }),
    errors: [
      'NOT_FOUND',
      'MOVE_NOT_ALLOWED',
      'MEMBER_ABOVE',
      'MEMBER_IS_OWNER',
      'MEMBER_SELF',
      'MEMBER_LAST_ADMIN',
      'MEMBER_NOT_FOUND',
      'SUCCESSOR_OUTSIDE',
      'SUCCESSOR_OWN_WORK',
      'HANDOVER_OPEN',
    ],
  }),
  orphans: endpoint({
    method: 'GET',
    path: '/customer/handover/orphans',
    needs: anyOf('frame_staff'),
    summary: 'Open work that nobody can do, found by the nightly check, at most 200; `total` says how many.',
    input: z.object({}),
    output: z.object({ list: z.array(orphanRow), total: z.number().int(), checkedAt: instant.nullable() }),
    silent: true,
  }),
};
