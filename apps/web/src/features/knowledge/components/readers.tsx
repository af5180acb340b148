import { knowledgeApi } from '@rondo/contract/knowledge';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Pager } from '../../../shared/ui/list/pager.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

const SIZE = 10;

/** Who opened a file, when last and how often. */
export function Readers({ id }: { id: string }) {
  const t = useT();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const read = useCall(
    knowledgeApi.readers,
    { id, page, size: SIZE },
    { part: true, keepPrevious: true, isShown: true },
  );
  if (read.error) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data) return <SkeletonRows rows={2} />;
  if (read.data.total === 0) return <p className="dense">{t('knowledge.readers.none')}</p>;
  return (
    <>
      <ul className="readers">
        {read.data.list.map(({ member, lastAt, times }) => (
          <li key={member.id}>
            <Person name={member.name} />
            <span className="meta num">{t('knowledge.readers.times', { count: times })}</span>
            <span className="meta num">{format.dateTime(lastAt)}</span>
          </li>
        ))}
      </ul>
      {read.data.total > SIZE && <Pager page={page} pageCount={Math.ceil(read.data.total / SIZE)} onChange={setPage} />}
    </>
  );
}
