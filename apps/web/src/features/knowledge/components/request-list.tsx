import { knowledgeApi } from '@rondo/contract/knowledge';
import type { KnowledgeRequest } from '@rondo/contract/knowledge-shapes';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Pager } from '../../../shared/ui/list/pager.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { openLink } from '../links.ts';
import { DecideDialog } from './decide-dialog.tsx';

const SETS = ['toDecide', 'mine'] as const;
const SIZE = 20;

/** Requests for access: those that wait for the reader, and those that the reader made. */
export function RequestList() {
  const t = useT();
  const [set, setSet] = useState<(typeof SETS)[number]>('toDecide');
  const [page, setPage] = useState(1);
  const read = useCall(knowledgeApi.requests, { set, page, size: SIZE }, { keepPrevious: true });
  const total = read.data?.total ?? 0;
  const choose = (next: typeof set) => {
    setSet(next);
    setPage(1);
  };
  return (
    <>
      <div className="knowledge-note">
        <Segment
          label={t('knowledge.place.requests')}
          isSmall
          value={set}
          onChange={choose}
          options={SETS.map((value) => ({ value, label: t(`knowledge.request.set.${value}`) }))}
        />
      </div>
      {read.isPending && <SkeletonRows rows={5} />}
      {read.error && (
        <LoadFailure noun={t('knowledge.place.requests')} failure={read.error} onRetry={() => void read.refetch()} />
      )}
      {read.data && total === 0 && (
        <EmptyState kind="nothing-yet" icon={Inbox} title={t(`knowledge.request.none.${set}`)}>
          {t('knowledge.request.noneHint')}
        </EmptyState>
      )}
      <ul className="knowledge-lines" aria-busy={read.isPlaceholderData}>
        {read.data?.list.map((request) => (
          <Line key={request.id} request={request} />
        ))}
      </ul>
      {total > SIZE && <Pager page={page} pageCount={Math.ceil(total / SIZE)} onChange={setPage} />}
    </>
  );
}

function Line({ request }: { request: KnowledgeRequest }) {
  const t = useT();
  const format = useFormat();
  const { node, member, reason, state, createdAt, decidedBy, answer, can } = request;
  const [asked, setAsked] = useState<KnowledgeRequest['can'][number] | null>(null);
  return (
    <li>
      <div>
        <p className="knowledge-line-title">
          {node ? (
            <Link className="strong ellipsis" to={openLink(node)}>
              {node.name}
            </Link>
          ) : (
            <span className="strong">{t('knowledge.request.unknownNode')}</span>
          )}
          <StateLabel object="knowledge_request" state={state} />
        </p>
        <p className="meta num">{t('knowledge.byAt', { name: member.name, at: format.dateTime(createdAt) })}</p>
        {reason && <p className="dense">{reason}</p>}
        {decidedBy && (
          <p className="meta">
            {answer
              ? t('knowledge.request.answered', { name: decidedBy.name, answer })
              : t('knowledge.request.decidedBy', { name: decidedBy.name })}
          </p>
        )}
      </div>
      <div className="knowledge-line-acts">
        {can.map((act) => (
          <Button key={act} look={act === 'grant' ? 'primary' : 'default'} onPress={() => setAsked(act)}>
            {t(`knowledge.request.act.${act}`)}
          </Button>
        ))}
      </div>
      {asked && <DecideDialog request={request} act={asked} onClose={() => setAsked(null)} />}
    </li>
  );
}
