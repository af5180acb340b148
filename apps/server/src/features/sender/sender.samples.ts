import { randomBytes } from 'node:crypto';
import { senderApi } from '@rondo/contract/sender';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A webhook of the company, the owner's own robot and browser, and something that failed. */
export const samples: Samples = {
  async ofCompany(w, { company: { owner } }) {
    const secret = 'a-key-of-sixteen-or-more';
    const { id: sender } = await owner.call(senderApi.create, {
      ...{ kind: 'webhook', name: 'Till', url: 'https://hooks.example.com/rondo', secret, isOpen: true },
      requestId: requestId(),
    });
    const { id: ownSender } = await owner.call(senderApi.saveOwn, {
      ...{ kind: 'wecom', name: 'My group', url: 'https://robot.example.com/send?key=1' },
    });
    const { id: pushBrowser } = await owner.call(senderApi.addBrowser, {
      endpoint: `https://push.example.com/${owner.id}`,
      p256dh: randomBytes(65).toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    });
    await w.sql(
      `insert into sender_failure (company_id, id, channel, sender_id, reason, is_test, is_final, failed_at)
       values ($1, gen_random_uuid(), 'webhook', $2, 'answered 500', false, false, now())`,
      [owner.companyId, sender],
    );
    return { sender, ownSender, pushBrowser };
  },
  fields: {
    sender:
      /^\/customer\/sender( id|\/(update|test) id|\/failure\/list senderId)$|^\/push\/messageCenter\/alert webhookId$/,
    ownSender: /^\/customer\/sender\/own(\/test)? id$|^\/push\/messageCenter\/alert robotId$/,
    pushBrowser: /^\/customer\/sender\/browser id$/,
  },
};
