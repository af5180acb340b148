import type { Subscription } from '../../platform/outbox/subscription.ts';
import { notifyMembers } from './notify-members.ts';
import { listen } from './notify-of.ts';

/** Messages about the company and its people; those about an object come from its feature. */
export const messageSubscriptions: Subscription[] = [listen('member.told', notifyMembers)];
