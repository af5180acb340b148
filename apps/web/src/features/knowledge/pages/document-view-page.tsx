import { knowledgeApi } from '@rondo/contract/knowledge';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Refusal } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useObjectTitle } from '../../../shared/session/object-title.ts';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { DocumentHead } from '../components/document-head.tsx';
import { DocumentStage } from '../components/document-stage.tsx';
import { NoAccess } from '../components/request-access.tsx';
import '../viewer/viewer.css';
import '../viewer/print.css';

const numberOf = (text: string | null): number | undefined => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number > 0 ? number : undefined;
};

/** A document: `?id=`, and with it an older version by its number, the page to begin at, and a passage to be shown. */
export default function DocumentViewPage() {
  const t = useT();
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const version = numberOf(query.get('version'));
  const asked = { id, ...(version === undefined ? {} : { version }) };
  const read = useCall(knowledgeApi.get, asked, { part: true, isShown: true, enabled: id !== '' });
  const node = read.data;
  const stage = useRef<HTMLDivElement>(null);
  useObjectTitle(node?.name ?? null);
  const isRefused = read.error instanceof Refusal && ['NOT_FOUND', 'INPUT_REFUSED'].includes(read.error.reason ?? '');
  return (
    <main className="document-view" aria-label={node?.name ?? t('knowledge.view.title')}>
      <DocumentHead node={node} isOlder={version !== undefined} />
      <div ref={stage} className="document-stage">
        {id === '' && <EmptyState kind="nothing-yet" isPage title={t('knowledge.view.none')} />}
        {id !== '' && read.isPending && <Spinner />}
        {isRefused && <NoAccess id={id} isPage />}
        {read.error && !isRefused && <LoadFailure isPage failure={read.error} onRetry={() => void read.refetch()} />}
        {node && (
          <DocumentStage
            key={`${id} ${node.versionNumber}`}
            node={node}
            isOlder={version !== undefined}
            page={numberOf(query.get('page'))}
            find={query.get('find') ?? ''}
            stage={stage}
          />
        )}
      </div>
    </main>
  );
}
