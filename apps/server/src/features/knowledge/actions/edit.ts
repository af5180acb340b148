import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import { knowledgeEndingOf } from '@rondo/domain/knowledge/file-type';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import { renameFile } from '../../file/index.ts';
import { managed, requireFree, takenNames } from '../find.ts';
import * as q from '../knowledge.queries.ts';
import { searchOf } from '../new-node.ts';
import * as v from '../version.queries.ts';

type Asked = Parsed<typeof api.edit>;

/** Another name, introduction, tags, review date or download switch. A file is saved under its new name from now on. */
export async function edit({ actor, change }: Context, asked: Asked): Promise<{ rev: number }> {
  const { id, rev, name } = asked;
  return change(async (tx) => {
    await q.lockTree(tx.db, tx.companyId);
    const row = await managed({ db: tx.db, actor }, id);
    if (row.kind === 'file' && knowledgeEndingOf(name) !== row.ending)
      throw new AppError('KNOWLEDGE_ENDING', { params: { ending: row.ending ?? '' } });
    await requireFree(tx, row.parent_id, name, id);
    const saved = await onUniqueViolation(takenNames(name), () =>
      q.update(tx.db, tx.companyId, { id, rev }, { ...wordsOf(asked), ...touched(tx, row, asked) }).executeTakeFirst(),
    );
    if (!saved) throw new AppError('STALE');
    if (row.version_id !== null && name !== row.name) {
      const [version] = await v.ofNode(tx.db, tx.companyId, id).where('id', '=', row.version_id).execute();
      if (version) await renameFile(tx, version.file_id, name);
    }
    const changes = changed(row, asked);
    if (changes.length > 0) await tx.addHistory({ kind: 'knowledge', id, name, event: 'edited', data: { changes } });
    return saved;
  });
}

/** Tags are there once each. */
function wordsOf({ name, introduction, tags: sent }: Asked) {
  const tags = [...new Set(sent)];
  return { name, introduction, tags, search: searchOf({ name, introduction, tags }) };
}

/** Its owner is told of another review date anew; only another name or introduction is a change of the thing itself. */
function touched(tx: Tx, row: q.NodeRow, { name, introduction, reviewOn, allowsDownload }: Asked) {
  const isOther = name !== row.name || introduction !== row.introduction;
  return {
    ...{ review_on: reviewOn, allows_download: allowsDownload },
    ...(reviewOn === row.review_on ? {} : { review_told_on: null }),
    ...(isOther && tx.actor ? { updated_at: tx.now(), updated_by: tx.actor.memberId } : {}),
  };
}

function changed(row: q.NodeRow, { name, introduction, tags, reviewOn, allowsDownload }: Asked) {
  const onOff = (is: boolean): string => (is ? '✓' : '✗');
  return changesOf({
    name: [row.name, name],
    introduction: [row.introduction, introduction],
    tags: [row.tags.join(' · '), [...new Set(tags)].join(' · ')],
    reviewOn: [row.review_on, reviewOn],
    allowsDownload: [onOff(row.allows_download), onOff(allowsDownload)],
  });
}
