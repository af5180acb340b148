import { feedbackApi as api } from '@rondo/contract/feedback';
import { type FeedbackEvent, feedbackMachine } from '@rondo/domain/feedback';
import { requestId } from '../../world.ts';
import { type Driver, seen } from '../driver.ts';

const context = {
  route: '/task',
  version: null,
  errorReference: null,
  errorCode: null,
  language: null,
  windowSize: null,
};

/** Each sender sends so much a day: feedback is begun seldom, by one of several. */
export const feedback: Driver = {
  table: 'feedback',
  machine: feedbackMachine,
  weight: 1,
  cast: ['owner', 'handler', 'other', 'outsider'],
  begin: async ({ people }, [isOwners, isOthers]) => {
    const by = isOwners ? people.owner : isOthers ? people.other : people.handler;
    const said = { kind: 'wrong', text: 'Nothing is shown', context, requestId: requestId() } as const;
    return (await by.call(api.create, said)).id;
  },
  offered: async (who, id) => (await seen(who.call(api.get, { id })))?.can ?? [],
  attempt: (_, who, event, { id, rev }) =>
    who.call(api.move, { id, rev, event: event as FeedbackEvent, comment: 'So be it' }),
};
