import type { Input } from '@rondo/contract/kit/endpoint';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { expect } from 'vitest';
import { memberWith } from './custom-role.ts';
import type { Company, Person } from './factories.ts';
import { type MailServer, mailServer } from './mail-server.ts';
import { recordFactory } from './record-factory.ts';
import { requestId, type World, world } from './world.ts';

/** A company with inspections at two stores, each with a manager of its own, and a mail server that keeps what it gets. */
export interface Subscribed {
  w: World;
  mails: MailServer;
  company: Company;
  owner: Person;
  /** Sees the first store; may not take rows out. */
  manager: Person;
  /** Sees the second store, and may export. */
  area: Person;
  shops: [string, string];
  make: ReturnType<typeof recordFactory>;
  /** Addresses that the mail server refuses. */
  refused: Set<string>;
  stop(): Promise<void>;
}

/** 10:00 on a Friday in Shanghai. */
export const NOW = '2026-11-27T02:00:00Z';

export async function subscribedWorld(settings: Record<string, string> = {}): Promise<Subscribed> {
  const refused = new Set<string>();
  const mails = await mailServer({
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? Object.assign(new Error('no such reader'), { responseCode: 550 }) : null);
    },
  });
  const w = await world({ SMTP_URL: mails.url, PUBLIC_URL: 'https://rondo.test', ...settings });
  w.clock.set(NOW);
  const company = await w.company({ name: 'Harbour Coffee' });
  const first = await company.shop({ name: 'Lime Street' });
  const second = await company.shop({ name: 'Quay' });
  const manager = await company.member({ role: 'store_manager', name: 'Li', shopIds: [first] });
  const codes = ['record_select', 'issue_select', 'x_record_export'] as const;
  const area = await memberWith(w, company, codes, { shopIds: [second] });
  const make = recordFactory(w, company);
  const template = await make.template();
  const visits = [
    { shopId: first, fails: [0, 1], redLines: 1 },
    { shopId: first, fails: [] },
    { shopId: second, fails: [2] },
  ];
  for (const one of visits) await make.record({ ...one, template, inspector: manager, at: '2026-11-26T02:00:00Z' });
  await w.settle();
  const stop = async () => {
    await w.stop();
    await mails.stop();
  };
  return { w, mails, company, owner: company.owner, manager, area, shops: [first, second], make, refused, stop };
}

type Plan = Input<typeof api.create>;

/** Subscribes; the day before, each morning at half past eight, by mail, unless said otherwise. */
export async function subscribe(who: Person, memberIds: string[], more: Partial<Plan> = {}): Promise<string> {
  const { id } = await who.call(api.create, {
    ...{ name: 'Daily figures', report: 'records', period: 'yesterday', memberIds },
    schedule: { frequency: 'daily', startOn: '2026-11-01' },
    ...{ channels: ['mail'], withFile: true, skipEmpty: false },
    requestId: requestId(),
    ...more,
  });
  return id;
}

/** Makes a run, and waits for what the worker had taken of it before. */
export async function madeOf(w: World, { runId }: { runId: string }): Promise<void> {
  await w.app.runJob('subscription.watch');
  await expect
    .poll(() => w.sql(`select id from subscription_delivery where run_id = $1 and state = 'waiting'`, [runId]))
    .toEqual([]);
}

/** The address of a member, as the factory made it. */
export async function mailOf(w: World, who: Person): Promise<string> {
  const [row] = await w.sql<{ mail: string }>(
    'select p.mail from person p join membership m on m.person_id = p.id where m.member_id = $1',
    [who.id],
  );
  return row?.mail ?? '';
}

/** Who got what of the newest run. */
export async function deliveriesOf(owner: Person, id: string) {
  const [run] = (await owner.call(api.runs, { id })).list;
  if (!run) throw new Error('nothing was sent yet');
  return (await owner.call(api.deliveries, { runId: run.id })).list;
}
