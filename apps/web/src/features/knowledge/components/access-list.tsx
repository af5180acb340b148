import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Pager } from '../../../shared/ui/list/pager.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { subjectName } from './subject-label.tsx';

const SIZE = 10;

/** In words why somebody has access: by a list, here or of which folder, and as whom. */
export function sourceWords({ why, node, isHere, subject }: KnowledgeDetail['source'], t: Translate): string {
  if (why !== 'list') return t(`knowledge.source.${why}`);
  const from = isHere
    ? t('knowledge.source.here')
    : node
      ? t('knowledge.source.listOf', { folder: node.name })
      : t('knowledge.source.above');
  return subject ? t('knowledge.source.as', { from, subject: subjectName(subject, t) }) : from;
}

/** The people who may open something, one by one: what is stored now, not what is being changed. */
export function AccessList({ id }: { id: string }) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const input = { id, keyword, page, size: SIZE } as const;
  const read = useCall(knowledgeApi.access, input, { part: true, keepPrevious: true, isShown: true });
  const search = (text: string) => {
    setKeyword(text);
    setPage(1);
  };
  const total = read.data?.total ?? 0;
  return (
    <div className="access-list">
      <SearchField label={t('knowledge.permission.searchPeople')} value={keyword} onChange={search} />
      {read.isPending && <SkeletonRows rows={3} />}
      {read.error && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      <ul className="grants" aria-label={t('knowledge.permission.who')}>
        {read.data?.list.map(({ member, level, source }) => (
          <li key={member.id}>
            <Person name={member.name} />
            <span className="meta ellipsis" title={sourceWords(source, t)}>
              {sourceWords(source, t)}
            </span>
            <span className="dense">{t(`knowledge.level.${level}`)}</span>
          </li>
        ))}
      </ul>
      {read.data && total === 0 && <p className="dense">{t('knowledge.permission.noneFound')}</p>}
      {total > SIZE && <Pager page={page} pageCount={Math.ceil(total / SIZE)} onChange={setPage} />}
    </div>
  );
}
