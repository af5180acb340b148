import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { messageApi as api, ChannelPace } from '@rondo/contract/message';
import { isRobot } from '@rondo/domain/sender';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Settings } from '../../platform/settings.ts';
import { choosableSenders, senderKindOf } from '../sender/index.ts';
import * as q from './alert.queries.ts';
import { choiceOf, storedOf } from './alert-choice.ts';
import { waysOf } from './alert-ways.ts';
import { waitAnew } from './send-later.ts';

type Where = Pick<Settings, 'publicUrl' | 'smtpUrl' | 'smsUrl'>;

export const alerts =
  (where: Where) =>
  async (context: Context): Promise<Output<typeof api.alerts>> => {
    const row = await q.ofMember(context.db, context.actor).executeTakeFirst();
    return { ...choiceOf(row), ways: await waysOf(context, where) };
  };

/** Takes in what was changed; two tabs at once each keep theirs. What waits already is due as it is chosen now. */
export const setAlerts =
  (where: Where) =>
  async (
    { actor, now, change }: Context,
    { paces, browser, quiet, robotId, webhookId }: Parsed<typeof api.setAlerts>,
    wire: Wire,
  ): Promise<{ done: true }> =>
    change(async (tx) => {
      await requireChoosable(tx, { robotId, webhookId }, actor.memberId);
      await q.begin(tx.db, actor, originOf(where, wire), now()).execute();
      const row = await q.ofMember(tx.db, actor).forUpdate('message_alert').executeTakeFirst();
      const before = choiceOf(row);
      const keyOf = ({ channel, category }: ChannelPace) => `${channel} ${category}`;
      const chosen = new Map([...before.paces, ...paces].map((one) => [keyOf(one), one]));
      const shown = new Map(browser.map(({ category, isOn }) => [category, isOn]));
      const categories = [...new Set(before.paces.map(({ category }) => category))];
      const kept = {
        ...storedOf([...chosen.values()]),
        browser: categories.filter((category) => shown.get(category) ?? before.browser.includes(category)),
        quiet: quiet === undefined ? before.quiet : quiet,
        robotId: robotId === undefined ? before.robotId : robotId,
        webhookId: webhookId === undefined ? before.webhookId : webhookId,
        origin: originOf(where, wire),
      };
      await q.save(tx.db, actor, kept, now()).execute();
      await waitAnew(tx, actor);
      return { done: true };
    });

interface Chosen {
  robotId: string | null | undefined;
  webhookId: string | null | undefined;
}

/** A member chooses among their own and what the company opened. */
async function requireChoosable(
  { db, companyId }: Tx,
  { robotId, webhookId }: Chosen,
  memberId: string,
): Promise<void> {
  const senders = await choosableSenders(db, { companyId, memberId }).execute();
  const has = (id: string | null | undefined, wantsRobot: boolean): boolean =>
    !id || senders.some((one) => one.id === id && isRobot(senderKindOf(one.kind)) === wantsRobot);
  if (!has(robotId, true)) throw new AppError('NOT_FOUND', { fields: [{ path: 'robotId', rule: 'invalid' }] });
  if (!has(webhookId, false)) throw new AppError('NOT_FOUND', { fields: [{ path: 'webhookId', rule: 'invalid' }] });
}
