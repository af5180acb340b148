import { type TaskDetail, taskApi } from '@rondo/contract/task';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { CommentField } from '../../../shared/process/act-fields.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Pill, StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { useNote } from '../../../shared/ui/form/use-note.ts';
import { OnThisDevice } from '../../inspection/index.ts';
import { type FormAct, isInspected, offered } from '../acts.ts';
import { FreePart } from '../free/free-part.tsx';
import { HandleDialog } from '../free/handle-form.tsx';
import { ActButtons, hasActs } from './act-buttons.tsx';
import { ActDialog } from './act-dialog.tsx';
import { CommentBox } from './comment-box.tsx';
import { EventPart } from './event-part.tsx';
import { ReviewBoard } from './review-board.tsx';
import { RowState } from './row-state.tsx';
import { SnapshotPart } from './snapshot-part.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskNotice } from './task-notice.tsx';
import { TaskTimeline } from './task-timeline.tsx';

/** One task: what is to be done, how far it is, and the next step for this reader. */
export default function TaskDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  const read = useCall(taskApi.get, { id }, { part: true, isShown: true });
  const [act, setAct] = useState<FormAct | null>(null);
  const [isHandling, setHandling] = useState(false);
  const { note, setNote } = useNote(id);
  const refetch = () => void read.refetch();
  return (
    <ObjectDrawer
      {...row}
      read={read}
      noun={t('task.noun')}
      titleOf={({ name }) => name}
      numberOf={({ number }) => number}
      footer={(detail) =>
        hasActs(detail) && (
          <ActButtons {...{ detail, note }} onAct={setAct} onHandle={() => setHandling(true)} onGone={refetch} />
        )
      }
    >
      {(detail) => (
        <>
          <Body detail={detail} note={note} onNote={setNote} />
          {isHandling && <HandleDialog detail={detail} onClose={() => setHandling(false)} onGone={refetch} />}
          {act && (
            <ActDialog
              key={act}
              act={act}
              detail={detail}
              onClose={() => setAct(null)}
              onGone={refetch}
              onRemoved={row.onClose}
            />
          )}
        </>
      )}
    </ObjectDrawer>
  );
}

interface BodyProps {
  detail: TaskDetail;
  note: string;
  onNote: (note: string) => void;
}

function Body({ detail, note, onNote }: BodyProps) {
  const t = useT();
  return (
    <>
      <DrawerHead
        pills={
          <>
            <StatePill object="task" state={detail.state}>
              <RowState row={detail} />
            </StatePill>
            {detail.isOverdue && (
              <Pill tone="bad" icon="alarm">
                {t('state.taskView.overdue')}
              </Pill>
            )}
            {detail.redLines > 0 && (
              <Pill tone="red" icon="octagon">
                {t('task.redLines')}
              </Pill>
            )}
          </>
        }
        title={detail.name}
        place={[detail.shop.name, detail.shop.path, t(`task.kinds.${detail.kind}`)].filter(Boolean).join(' · ')}
      />
      <TaskNotice detail={detail} />
      {isInspected(detail) && offered(detail).inspect && (
        <Suspense fallback={null}>
          <OnThisDevice taskId={detail.id} />
        </Suspense>
      )}
      {detail.kind === 'free' && <FreePart detail={detail} />}
      {detail.kind === 'snapshot_review' && <SnapshotPart detail={detail} />}
      {detail.kind === 'ai_review' && <EventPart detail={detail} />}
      {detail.can.events.includes('reject') && detail.kind !== 'free' && (
        <ReviewBoard detail={detail} note={note} onNote={onNote} />
      )}
      {detail.can.events.includes('reject') && detail.kind === 'free' && (
        <DrawerSection title={t('task.review.title')}>
          <CommentField value={note} onChange={onNote} />
        </DrawerSection>
      )}
      <DrawerSection>
        <TaskFacts detail={detail} />
      </DrawerSection>
      {detail.rectifications.length > 0 && <Rectifications detail={detail} />}
      <DrawerSection>
        <TaskTimeline detail={detail} />
        <CommentBox detail={detail} />
      </DrawerSection>
    </>
  );
}

function Rectifications({ detail }: { detail: TaskDetail }) {
  const t = useT();
  return (
    <DrawerSection title={t('task.rectifications', { count: detail.rectifications.length })}>
      <ul className="task-links">
        {detail.rectifications.map((one) => (
          <li key={one.id}>
            <Link className="ellipsis" to={objectLink('rectification', one.id)} title={one.title}>
              {one.title}
            </Link>
            <RectificationState {...one} />
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

function RectificationState({ state, isOverdue }: TaskDetail['rectifications'][number]) {
  const t = useT();
  const row = { objectKind: 'rectification', state, act: null, claimedBy: null, initiator: null } as const;
  return (
    <span className="task-name">
      {isOverdue && (
        <span className="deadline" data-tone="late">
          {t('state.taskView.overdue')}
        </span>
      )}
      <RowState row={{ ...row, dispatch: null }} />
    </span>
  );
}
