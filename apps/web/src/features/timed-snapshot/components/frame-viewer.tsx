import { albumApi } from '@rondo/contract/album';
import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { FrameDetail, FrameRow } from '@rondo/contract/timed-snapshot-shapes';
import { CameraOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { RectifyDialog } from '../../album/index.ts';
import { useFrameName } from '../use-frame-name.ts';
import { Missing } from './frame-tile.tsx';

interface Props {
  frames: readonly FrameRow[];
  openId: string;
  onMove: (id: string) => void;
  onClose: () => void;
}

const WIDTH = 1040;

/** One picture after another, to say what is wrong on it: arrow keys go on, P passes, F is a problem. */
export function FrameViewer({ frames, openId, onMove, onClose }: Props) {
  const t = useT();
  const nameOf = useFrameName();
  const read = useCall(timedSnapshotApi.frame, { frameId: openId }, { part: true, keepPrevious: true });
  const [rectified, setRectified] = useState<string | null>(null);
  const at = frames.findIndex(({ id }) => id === openId);
  const go = (by: number) => {
    const next = frames[at + by];
    if (next) onMove(next.id);
  };
  const judge = useAct(timedSnapshotApi.judge, {
    onDone: (_, { verdict }) => {
      const pictureId = shown?.picture?.id;
      const asks = verdict === 'problem' && shown?.can.rectify && !shown.rectification && pictureId !== undefined;
      if (asks) setRectified(pictureId);
      else go(1);
    },
  });
  const shown = read.data?.id === openId ? read.data : undefined;
  const say = (verdict: 'pass' | 'problem') => {
    if (shown?.can.judge && !judge.busy) void judge.run({ frameId: openId, verdict });
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      p: () => say('pass'),
      f: () => say('problem'),
    };
    const act = acts[event.key] ?? acts[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons that are inside, wherever the focus is */}
      <div onKeyDown={press}>
        <Dialog
          title={shown ? nameOf(shown) : t('timedSnapshot.results.picture')}
          width={WIDTH}
          isSheet
          onClose={onClose}
        >
          <div className="snapshot-viewer">
            {!shown && !read.isError && <SkeletonRows rows={5} />}
            {read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
            {shown && <Shown frame={shown} />}
            <div className="snapshot-judge">
              <Button isDisabled={at <= 0} onPress={() => go(-1)}>
                {t('timedSnapshot.judge.previous')}
              </Button>
              <Button isDisabled={at < 0 || at >= frames.length - 1} onPress={() => go(1)}>
                {t('timedSnapshot.judge.next')}
              </Button>
              {shown?.can.judge && (
                <>
                  <Button isBusy={judge.busy} onPress={() => say('problem')}>
                    {t('timedSnapshot.judge.problem')}
                  </Button>
                  <Button look="primary" isBusy={judge.busy} onPress={() => say('pass')}>
                    {t('timedSnapshot.judge.pass')}
                  </Button>
                </>
              )}
            </div>
          </div>
        </Dialog>
      </div>
      {rectified && (
        <Rectify
          pictureId={rectified}
          onClose={() => setRectified(null)}
          onDone={() => {
            setRectified(null);
            void read.refetch();
            go(1);
          }}
        />
      )}
    </>
  );
}

/** The gallery's form, about this picture. */
function Rectify({ pictureId, onClose, onDone }: { pictureId: string; onClose: () => void; onDone: () => void }) {
  const { data } = useCall(albumApi.get, { id: pictureId });
  const addressOf = useAddresses(data ? [data.file.thumbPath ?? data.file.path, data.file.path] : []);
  if (!data) return null;
  return <RectifyDialog pictures={[data]} addressOf={addressOf} onClose={onClose} onDone={onDone} />;
}

function Shown({ frame }: { frame: FrameDetail }) {
  const addressOf = useAddresses(frame.picture ? [frame.picture.file.path] : []);
  const name = useFrameName()(frame);
  return (
    <TimeZoneProvider timeZone={frame.timeZone}>
      <div className="snapshot-shown">
        <div className="snapshot-picture">
          {frame.picture ? (
            <img src={addressOf(frame.picture.file.path)} alt={name} />
          ) : (
            <span className="snapshot-none">
              <CameraOff size={24} strokeWidth={1.75} aria-hidden />
              <Missing frame={frame} />
            </span>
          )}
        </div>
        <Known frame={frame} />
      </div>
    </TimeZoneProvider>
  );
}

function Known({ frame }: { frame: FrameDetail }) {
  const t = useT();
  const format = useFormat();
  const delay = frame.takenAt === null ? null : Date.parse(frame.takenAt) - Date.parse(frame.plannedAt);
  return (
    <div className="snapshot-known">
      <Facts
        items={[
          { label: t('timedSnapshot.state'), value: <StateLabel object="snapshotFrame" state={frame.state} /> },
          ...(frame.cause === null
            ? []
            : [{ label: t('timedSnapshot.results.cause'), value: t(`timedSnapshot.cause.${frame.cause}`) }]),
          { label: t('timedSnapshot.results.planned'), value: format.dateTimeFull(frame.plannedAt) },
          { label: t('timedSnapshot.results.taken'), value: format.dateTimeFull(frame.takenAt) },
          {
            label: t('timedSnapshot.results.delay'),
            value:
              delay === null
                ? '—'
                : `${t('timedSnapshot.results.seconds', { count: Math.max(0, Math.round(delay / 1000)) })}${frame.isLate ? ` · ${t('timedSnapshot.results.late')}` : ''}`,
          },
          { label: t('timedSnapshot.results.tries'), value: String(frame.tries) },
          {
            label: t('timedSnapshot.results.difference'),
            value: format.percent(frame.difference),
          },
          ...(frame.rectification
            ? [
                {
                  label: t('timedSnapshot.results.rectification'),
                  value: (
                    <Link to={`/inspect/problem?open=${frame.rectification.id}`}>{frame.rectification.number}</Link>
                  ),
                },
              ]
            : []),
        ]}
      />
      {frame.judgements.length > 0 && (
        <ul className="snapshot-said">
          {frame.judgements.map(({ member, verdict, at }) => (
            <li key={member.id}>
              <StateLabel object="snapshotVerdict" state={verdict} /> {member.name}{' '}
              <span className="meta num">{format.dateTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
