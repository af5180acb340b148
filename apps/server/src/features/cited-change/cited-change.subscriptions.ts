import type { EventPayloads } from '@rondo/domain/event';
import type { Tx } from '../../platform/context.ts';
import { on, type Subscription } from '../../platform/outbox/subscription.ts';
import * as q from './cited-change.queries.ts';

/** Most characters that are kept of what a file said before. */
const BEFORE_MOST = 40_000;

/** A new version of a file asks whoever owns a template that cites it; a new version of the template answers. Each may run twice. */
export const citedChangeSubscriptions: Subscription[] = [
  on('knowledge.version_added', 'cited-change.ask', ask),
  on('template.published', 'cited-change.replace', async (tx, { templateId, by }) => {
    const closed = await q.replace(tx.db, tx.companyId, templateId, { at: tx.now(), by, comment: '' }).execute();
    for (const { id } of closed)
      await tx.addHistory({ kind: 'cited_change', id, event: 'replace', from: 'open', to: 'replaced' });
  }),
];

async function ask(tx: Tx, { nodeId, versionId }: EventPayloads['knowledge.version_added']): Promise<void> {
  const { db, companyId, now } = tx;
  const version = await q.versionOf(db, companyId, versionId).executeTakeFirst();
  // The first version changes nothing, and what was deleted meanwhile asks nothing.
  if (!version || version.number < 2) return;
  const citing = await q.citingItems(db, companyId, [nodeId]);
  const templateIds = [...new Set(citing.map(({ templateId }) => templateId))];
  if (templateIds.length === 0) return;
  const before = (await q.passagesBefore(db, companyId, nodeId, versionId)).join('\n');
  const { rows: templates } = await q.ownersOf(db, companyId, templateIds);
  for (const { id: templateId, name, owner_id: ownerId } of templates) {
    const row = {
      ...{ company_id: companyId, id: tx.newId(), template_id: templateId, node_id: nodeId, state: 'open' },
      ...{ version_id: versionId, version_no: version.number, before_text: before.slice(0, BEFORE_MOST) },
      created_at: now(),
    };
    const asked = await q.ask(db, row).executeTakeFirst();
    if (!asked || ownerId === version.created_by) continue;
    await tx.emit('member.told', {
      ...{ to: [ownerId], text: 'cited_changed', page: `/inspect/cited?open=${asked.id}` },
      ...{ key: `cited_changed:${asked.id}:${versionId}`, params: { name, file: version.name } },
    });
  }
}
