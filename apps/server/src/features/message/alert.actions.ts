import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { messageApi as api } from '@rondo/contract/message';
import type { Context } from '../../platform/context.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Settings } from '../../platform/settings.ts';
import * as q from './alert.queries.ts';
import { choiceOf } from './alert-choice.ts';
import { waitAnew } from './mail-later.ts';

type Where = Pick<Settings, 'publicUrl' | 'smtpUrl'>;

export const alerts =
  ({ smtpUrl }: Where) =>
  async ({ db, actor }: Context): Promise<Output<typeof api.alerts>> => {
    const row = await q.ofMember(db, actor).executeTakeFirst();
    const to = await q.addresseeOf(db, actor).executeTakeFirst();
    return { ...choiceOf(row), address: to?.mail ?? null, hasMailServer: smtpUrl !== null };
  };

/** Takes in what was changed; two tabs at once each keep theirs. What waits already is due as it is chosen now. */
export const setAlerts =
  (where: Where) =>
  async (
    { actor, now, change }: Context,
    { mail, browser, quiet }: Parsed<typeof api.setAlerts>,
    wire: Wire,
  ): Promise<{ done: true }> =>
    change(async (tx) => {
      await q.begin(tx.db, actor, originOf(where, wire), now()).execute();
      const row = await q.ofMember(tx.db, actor).forUpdate('message_alert').executeTakeFirst();
      const before = choiceOf(row);
      const paces = new Map([...before.mail, ...mail].map(({ category, pace }) => [category, pace]));
      const shown = new Map(browser.map(({ category, isOn }) => [category, isOn]));
      const on = [...paces.keys()].filter((category) => shown.get(category) ?? before.browser.includes(category));
      const chosen = {
        mail: Object.fromEntries([...paces].filter(([, pace]) => pace !== 'off')),
        browser: on,
        quiet: quiet === undefined ? before.quiet : quiet,
        origin: originOf(where, wire),
      };
      await q.save(tx.db, actor, chosen, now()).execute();
      await waitAnew(tx, actor);
      return { done: true };
    });
