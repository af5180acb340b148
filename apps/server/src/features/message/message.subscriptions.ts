import type { Subscription } from '../../platform/outbox/subscription.ts';
import { listen } from './tell.ts';
import { tellMembers } from './tell-members.ts';

/** Messages about the company and its people; those about an object come from its feature. */
export const messageSubscriptions: Subscription[] = [listen('member.told', tellMembers)];
