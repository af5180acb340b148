import { albumApi } from '@rondo/contract/album';
import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { useEffect, useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { KeyHint } from '../../../shared/ui/keys/key-hint.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { RectifyDialog } from '../../album/index.ts';
import { useFrameName } from '../use-frame-name.ts';
import { type FrameList, useFrameRun } from '../use-frame-run.ts';
import { ShownFrame } from './shown-frame.tsx';
import { TimeLapse } from './time-lapse.tsx';

interface Props {
  list: FrameList;
  openId: string;
  onMove: (id: string) => void;
  onClose: () => void;
}

const WIDTH = 1040;

/** One picture after another, to say what is wrong on it: arrow keys go on, P passes, F is a problem. */
export function FrameViewer({ list, openId, onMove, onClose }: Props) {
  const t = useT();
  const nameOf = useFrameName();
  const read = useCall(timedSnapshotApi.frame, { frameId: openId }, { part: true, keepPrevious: true });
  const [rectified, setRectified] = useState<string | null>(null);
  const [isLapse, setLapse] = useState(false);
  const run = useFrameRun(list, openId);
  const go = (by: 1 | -1) => void run.step(by).then((next) => next !== null && onMove(next));
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
    if (!shown?.can.judge || judge.busy || !run.isThere()) return;
    run.hold();
    void judge.run({ frameId: openId, verdict });
  };
  const isCovered = isLapse || rectified !== null;
  const press = (event: KeyboardEvent) => {
    if (isCovered || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isField(event.target)) return;
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
  useKeys(press);
  return (
    <>
      <Dialog
        title={shown ? nameOf(shown) : t('timedSnapshot.results.picture')}
        width={WIDTH}
        isSheet
        onClose={onClose}
      >
        <div className="snapshot-viewer">
          {!shown && !read.isError && <SkeletonRows rows={5} />}
          {read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
          {shown && <ShownFrame key={shown.id} frame={shown} onLapse={() => setLapse(true)} />}
          <div className="snapshot-judge">
            <Button isDisabled={!run.hasPrevious} onPress={() => go(-1)}>
              {t('timedSnapshot.judge.previous')} <KeyHint>←</KeyHint>
            </Button>
            <Button isDisabled={!run.hasNext} onPress={() => go(1)}>
              {t('timedSnapshot.judge.next')} <KeyHint>→</KeyHint>
            </Button>
            {shown?.can.judge && (
              <>
                <Button isBusy={judge.busy} onPress={() => say('problem')}>
                  {t('timedSnapshot.judge.problem')} <KeyHint>F</KeyHint>
                </Button>
                <Button look="primary" isBusy={judge.busy} onPress={() => say('pass')}>
                  {t('timedSnapshot.judge.pass')} <KeyHint>P</KeyHint>
                </Button>
              </>
            )}
          </div>
        </div>
      </Dialog>
      {isLapse && shown && <TimeLapse frame={shown} onClose={() => setLapse(false)} />}
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

/** Keys of the buttons, wherever the focus is: it is lost when the one that had it goes, as at the end of the list. */
function useKeys(press: (event: KeyboardEvent) => void): void {
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}

/** Whatever is typed is meant for it; the edge between two pictures follows the arrow keys itself. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
