import type { Subscription } from '../../platform/outbox/subscription.ts';
import { on } from '../../platform/outbox/subscription.ts';
import { queueVersion } from './queue-version.ts';
import * as q from './text.queries.ts';

export const knowledgeTextSubscriptions: readonly Subscription[] = [
  on('knowledge.version_added', 'knowledge-text.queue', async (tx, { nodeId, versionId }) => {
    const version = await q.version(tx.db, tx.companyId, versionId).executeTakeFirst();
    // It was deleted for good meanwhile.
    if (!version) return;
    await queueVersion(tx.db, { companyId: tx.companyId, nodeId, versionId, name: version.name, at: tx.now() });
  }),
];
