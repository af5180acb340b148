import type { BinEntry } from '@rondo/contract/kit/bin';
import { knowledgeApi } from '@rondo/contract/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { ArchiveRestore } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { placeLink } from '../links.ts';

/** What was deleted in the last days of what the reader manages. */
export function BinList() {
  const t = useT();
  const read = useCall(knowledgeApi.bin, {});
  if (read.error)
    return <LoadFailure noun={t('ui.bin.title')} failure={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows rows={6} />;
  if (read.data.length === 0)
    return (
      <EmptyState kind="nothing-yet" icon={ArchiveRestore} title={t('ui.bin.empty')}>
        {t('ui.bin.hint', { days: LIMIT.bin.days })}
      </EmptyState>
    );
  return (
    <>
      <p className="meta knowledge-note">{t('ui.bin.hint', { days: LIMIT.bin.days })}</p>
      <ul className="knowledge-lines">
        {read.data.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function Line({ entry: { id, name, deletedAt, deletedBy, goneAt } }: { entry: BinEntry }) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const restore = useAct(knowledgeApi.restore, {
    onDone: ({ name: now, parentId }) => {
      const to = placeLink(parentId === null ? {} : { folder: parentId });
      const action = { label: t('knowledge.open.place'), run: () => void navigate(to) };
      // Its name may have been taken meanwhile.
      toast.ok(now === name ? t('ui.bin.restored', { name }) : t('knowledge.done.restoredAs', { name, now }), {
        action,
      });
    },
  });
  const at = format.dateTime(deletedAt);
  return (
    <li>
      <div>
        <p className="strong ellipsis" title={name}>
          {name}
        </p>
        <p className="meta num">{deletedBy ? t('ui.bin.by', { name: deletedBy.name, at }) : at}</p>
        <p className="meta num">{t('knowledge.goneAt', { at: format.day(goneAt) })}</p>
      </div>
      <Button isBusy={restore.busy} label={t('ui.bin.restoreName', { name })} onPress={() => void restore.run({ id })}>
        {t('ui.bin.restore')}
      </Button>
    </li>
  );
}
