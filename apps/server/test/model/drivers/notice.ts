import { noticeApi as api } from '@rondo/contract/notice';
import { noticeMachine } from '@rondo/domain/notice';
import type { Person } from '../../factories.ts';
import { requestId } from '../../world.ts';
import { type Driver, type Known, seen } from '../driver.ts';
import { inHours, type Stage } from '../stage.ts';

const fields = (readerId: string) => ({
  title: 'Hygiene week',
  content: [{ kind: 'paragraph' as const, pieces: [{ text: 'Wash your hands' }] }],
  audience: { memberIds: [readerId] },
});
const letIn = ({ w }: Stage, readerId: string, state: 'active' | 'disabled') =>
  w.sql('update member set state = $2 where id = $1', [readerId, state]);

/** Whom each one goes to, where it has a reader of its own who is away when its time comes. */
const OWN_READER = new Map<string, string>();

/** Of each way of sending, what the draft says before. */
const WAYS = {
  publish: () => ({ method: 'immediate' as const }),
  schedule: (stage: Stage) => ({ method: 'scheduled' as const, sendAt: inHours(stage, 5) }),
  ask: () => ({ importance: 'important' as const, isEmergency: true }),
};
type Way = keyof typeof WAYS;
const isWay = (event: string): event is Way => Object.hasOwn(WAYS, event);

/** Says when it is sent, and sends it. Its own reader is there while it is sent, and away afterwards. */
async function send(stage: Stage, who: Person, { id, rev }: Known, way: Way): Promise<unknown> {
  const own = OWN_READER.get(id);
  const to = fields(own ?? stage.people.handler.id);
  const written = await who.call(api.edit, { id, rev, ...to, ...WAYS[way](stage) });
  const sent = await who.call(api.publish, { id, rev: written.rev, requestId: requestId() });
  if (own) await letIn(stage, own, 'disabled');
  return sent;
}

async function act(stage: Stage, who: Person, event: string, known: Known): Promise<unknown> {
  const { id, rev, state } = known;
  const own = OWN_READER.get(id);
  const isThere = state === 'draft' || event === 'approve';
  if (own && isThere) await letIn(stage, own, 'active');
  if (isWay(event)) return send(stage, who, known, event);
  if (event === 'approve' || event === 'refuse') return who.call(api.decide, { id, rev, event, reason: 'Looked at' });
  if (event === 'cancel' || event === 'recall') return who.call(api.move, { id, rev, event, reason: 'A mistake' });
  return who.call(api.edit, { id, rev, ...fields(own ?? stage.people.handler.id) });
}

export const notice: Driver = {
  table: 'notice',
  machine: noticeMachine,
  weight: 2,
  cast: ['owner', 'clerk', 'second'],
  others: ['edit'],
  clock: { jobs: ['notice.watch'] },
  async begin(stage, [isSeconds, hasOwn]) {
    const who = stage.people[isSeconds ? 'second' : 'clerk'];
    const own = hasOwn ? (await stage.company.member()).id : null;
    const { id } = await who.call(api.create, { ...fields(own ?? stage.people.handler.id), requestId: requestId() });
    if (own) OWN_READER.set(id, own);
    return id;
  },
  async offered(who, id) {
    const detail = await seen(who.call(api.get, { id }));
    return detail ? [...detail.can.events, ...(detail.can.edit ? ['edit'] : [])] : [];
  },
  attempt: (stage, who, event, known) =>
    noticeMachine.automatic.some((one) => one === event) ? null : act(stage, who, event, known),
  async leave(_, id) {
    OWN_READER.delete(id);
  },
};
