import { subscriptionApi as api } from '@rondo/contract/subscription';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A subscription of the owner with a report that was sent, somebody who said no, and an address outside of the company. */
export const samples: Samples = {
  async ofCompany(w, { company: { id: companyId, owner } }) {
    const { id: subscription } = await owner.call(api.create, {
      ...{ name: 'Weekly', report: 'records', period: 'lastWeek' },
      schedule: { frequency: 'weekly', startOn: '2190-01-01' },
      memberIds: [owner.id],
      ...{ channels: ['in_app'], withFile: false, skipEmpty: false },
      requestId: requestId(),
    });
    const run = uuidv7();
    await w.sql(
      `insert into subscription_run (company_id, id, subscription_id, kind, due_at, state, created_at)
       values ($1, $2, $3, 'due', now(), 'done', now())`,
      [companyId, run, subscription],
    );
    const subscriptionDelivery = uuidv7();
    await w.sql(
      `insert into subscription_delivery (company_id, id, run_id, member_id, state, next_try_at, sent_at)
       values ($1, $2, $3, $4, 'sent', now(), now())`,
      [companyId, subscriptionDelivery, run, owner.id],
    );
    await w.sql(
      'insert into subscription_refusal (company_id, subscription_id, member_id, refused_at) values ($1, $2, $3, now())',
      [companyId, subscription, owner.id],
    );
    await w.sql(
      'insert into subscription_unopened (company_id, subscription_id, member_id, count) values ($1, $2, $3, 1)',
      [companyId, subscription, owner.id],
    );
    await w.sql(
      'insert into subscription_setting (company_id, may_mail_out, rev, updated_at) values ($1, true, 1, now())',
      [companyId],
    );
    await w.sql(
      `insert into subscription_address (company_id, id, subscription_id, mail, is_listed)
       values ($1, gen_random_uuid(), $2, 'landlord@example.com', true)`,
      [companyId, subscription],
    );
    return { subscription, subscriptionDelivery, subscriptionRun: run };
  },
  fields: {
    subscriptionRun: /^\/report\/subscription\/\S* runId$/,
    subscriptionDelivery: /^\/report\/subscription\/\S* deliveryId$/,
    member: /^\/report\/subscription\/\S* memberIds?$/,
    role: /^\/report\/subscription\/\S* roleIds$/,
    sender: /^\/report\/subscription\/\S* robotIds$/,
    flowDashboard: /^\/report\/subscription\/\S* dashboard$/,
    subscription: /^\/report\/subscription\/\S* id$/,
  },
};
