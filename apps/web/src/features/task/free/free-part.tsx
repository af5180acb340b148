import { type FreeTaskDetail, freeTaskApi } from '@rondo/contract/free-task';
import type { TaskDetail } from '@rondo/contract/task';
import { isOneOf } from '@rondo/domain/machine';
import { taskMachine } from '@rondo/domain/task';
import { Link } from 'react-router';
import { DocumentList } from '../../../shared/document/document-list.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { AlikePhotos } from '../../photo-hash/index.ts';
import { RowState } from '../components/row-state.tsx';
import { LinkedText } from './linked-text.tsx';
import { SimpleText } from './simple-text.tsx';
import './free.css';

/** What a free task asks for, what was handed in, and its sub-tasks; in the drawer of the task. */
export function FreePart({ detail: { id, rev } }: { detail: TaskDetail }) {
  const read = useCall(freeTaskApi.get, { id }, { part: true, keepPrevious: true });
  const { data } = read;
  if (read.isLoadingError) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <div key={rev}>
      <Asked free={data} />
      {data.result && <Result result={data.result} numberLabel={data.evidence.numberLabel} />}
      {data.result && <AlikePhotos objectKind="task" objectId={id} look="section" />}
      {data.parts.length > 0 && <Parts parts={data.parts} />}
    </div>
  );
}

function Asked({ free: { content, files, documents, evidence } }: { free: FreeTaskDetail }) {
  const t = useT();
  const photos = usePhotos(files, t('freeTask.files'));
  const wanted = [
    ...(evidence.photos > 0 ? [t('freeTask.wantedPhotos', { count: evidence.photos })] : []),
    ...(evidence.text ? [t('freeTask.evidenceText')] : []),
    ...(evidence.number ? [evidence.numberLabel || t('freeTask.evidenceNumber')] : []),
  ];
  if (content === '' && files.length + documents.length + wanted.length === 0) return null;
  return (
    <DrawerSection title={t('freeTask.content')}>
      {content && <SimpleText text={content} />}
      {files.length > 0 && <PhotoGrid photos={photos} />}
      {documents.length > 0 && <DocumentList label={t('ui.attachment.list')} documents={documents} />}
      {wanted.length > 0 && (
        <>
          <p className="meta">{t('freeTask.wanted')}</p>
          <ul className="free-wanted">
            {wanted.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </DrawerSection>
  );
}

interface ResultProps {
  result: NonNullable<FreeTaskDetail['result']>;
  numberLabel: string;
}

function Result({ result, numberLabel }: ResultProps) {
  const t = useT();
  const format = useFormat();
  const photos = usePhotos(result.photos, t('freeTask.photos'));
  return (
    <DrawerSection title={t('freeTask.result')}>
      {result.text && <LinkedText text={result.text} />}
      {result.number !== null && (
        <p>
          {numberLabel || t('freeTask.number')}: <strong className="num">{result.number}</strong>
        </p>
      )}
      {result.photos.length > 0 && <PhotoGrid photos={photos} />}
      {result.documents.length > 0 && <DocumentList label={t('ui.attachment.list')} documents={result.documents} />}
      <p className="meta num">{format.dateTime(result.at)}</p>
    </DrawerSection>
  );
}

function Parts({ parts }: Pick<FreeTaskDetail, 'parts'>) {
  const t = useT();
  const done = parts.filter(({ state }) => state === 'completed').length;
  const row = { objectKind: 'task', act: null, claimedBy: null, initiator: null, dispatch: null } as const;
  return (
    <DrawerSection title={t('freeTask.partsDone', { done, of: parts.length })}>
      <ul className="task-links">
        {parts.map(({ id, name, state, isOverdue, handlers }) => (
          <li key={id}>
            <Link className="ellipsis" to={objectLink('task', id)} title={name}>
              {[name, ...handlers.map((one) => one.name)].join(' · ')}
            </Link>
            <span className="task-name">
              {isOverdue && (
                <span className="deadline" data-tone="late">
                  {t('state.taskView.overdue')}
                </span>
              )}
              <RowState row={{ ...row, state }} />
            </span>
          </li>
        ))}
      </ul>
      {parts.some(({ state }) => isOneOf(taskMachine.open, state)) && <p className="meta">{t('freeTask.partsWait')}</p>}
    </DrawerSection>
  );
}
