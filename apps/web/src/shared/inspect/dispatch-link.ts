import { fileRef } from '@rondo/contract/kit/shapes';
import { z } from 'zod';
import { addressOf } from '../address-of.ts';

/** The dispatch wizard stands in the address of the task centre, so that it can be linked to; `shopIds` (repeated) begin a new plan. */
export const DISPATCH_LINK = '/task?dispatch=1';

/** What a new plan begins with beside the stores of its address: it goes along in the state of the navigation. */
const given = z.object({ photos: z.array(fileRef) });
export type GivenToDispatch = z.output<typeof given>;

/** What stands in the state of a navigation to the wizard. */
export const givenToDispatch = (state: unknown): GivenToDispatch => given.safeParse(state).data ?? { photos: [] };

/** The form of a new free task, in the place of the task centre. */
export const NEW_TASK_LINK = '/task?new=1';

/** The same wizard for what comes again and again; `cycle` names one to edit, `copy` one to begin from. */
export const CYCLE_CREATE_LINK = '/inspect/cycle?dispatch=cycle';

/** The form of a problem that is reported, at a store or at one to be chosen. */
export const problemLink = (shopId?: string): string =>
  shopId === undefined ? PROBLEM : addressOf(PROBLEM, { shopId });
const PROBLEM = '/inspect/problem/new';
