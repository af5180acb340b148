import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { FrameDetail } from '@rondo/contract/timed-snapshot-shapes';
import { Camera, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { SPEEDS, useLapse } from '../use-lapse.ts';
import './timed-snapshot.css';

interface Props {
  frame: FrameDetail;
  onClose: () => void;
}

const WIDTH = 960;
const DAYS = ['1', '7', '30'] as const;
/** Pictures that are loaded ahead of the one that is shown. */
const AHEAD = 8;

/** What a camera showed its plan over days, played one picture after another (product 16 (c) 2). */
export function TimeLapse({ frame, onClose }: Props) {
  const t = useT();
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const asked = { frameId: frame.id, days: Number(days) };
  const read = useCall(timedSnapshotApi.lapse, asked, { part: true, keepPrevious: true });
  const frames = read.data?.frames ?? [];
  const lapse = useLapse(frames.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons that are inside, wherever the focus is
    <div onKeyDown={lapse.press}>
      <Dialog
        title={t('timedSnapshot.lapse.of', { shop: frame.shop.name, camera: frame.camera.name })}
        width={WIDTH}
        isSheet
        onClose={onClose}
      >
        <TimeZoneProvider timeZone={frame.timeZone}>
          <div className="snapshot-lapse">
            <div className="snapshot-ways">
              <Segment
                label={t('timedSnapshot.lapse.days')}
                isSmall
                options={DAYS.map((value) => ({
                  value,
                  label: t('timedSnapshot.lapse.lastDays', { count: Number(value) }),
                }))}
                value={days}
                onChange={setDays}
              />
              {read.data && <span className="meta">{t('timedSnapshot.lapse.count', countsOf(read.data))}</span>}
            </div>
            {read.isPending && <SkeletonRows rows={6} />}
            {read.isLoadingError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
            {read.data && frames.length === 0 && (
              <EmptyState kind="nothing-yet" icon={Camera} noun={t('timedSnapshot.results.noun')}>
                {t('timedSnapshot.lapse.none')}
              </EmptyState>
            )}
            {frames.length > 0 && <Film frames={frames} lapse={lapse} />}
          </div>
        </TimeZoneProvider>
      </Dialog>
    </div>
  );
}

const countsOf = ({ frames, total }: { frames: readonly unknown[]; total: number }) => ({
  shown: frames.length,
  total,
});

interface FilmProps {
  frames: readonly NonNullable<FrameDetail['before']>[];
  lapse: ReturnType<typeof useLapse>;
}

function Film({ frames, lapse }: FilmProps) {
  const t = useT();
  const format = useFormat();
  const { at, isPlaying, speed } = lapse;
  const near = frames.slice(at, at + AHEAD);
  const addressOf = useAddresses(near.map(({ file }) => file.path));
  const [shown] = near;
  if (!shown) return null;
  const time = format.dateTime(shown.takenAt);
  return (
    <>
      <div className="snapshot-picture">
        {/* Those to come are in the page already, out of sight: none flashes while it loads. */}
        {near.map(({ id, file }, index) => (
          <img key={id} src={addressOf(file.path)} alt={index === 0 ? time : ''} hidden={index > 0} />
        ))}
      </div>
      <input
        type="range"
        className="snapshot-lapse-at"
        min={0}
        max={frames.length - 1}
        value={at}
        aria-label={t('timedSnapshot.lapse.at')}
        aria-valuetext={time}
        onChange={(event) => lapse.show(Number(event.target.value))}
      />
      <div className="snapshot-lapse-bar">
        <Button icon={ChevronLeft} label={t('timedSnapshot.lapse.back')} onPress={() => lapse.show(at - 1)} />
        <Button look="primary" icon={isPlaying ? Pause : Play} onPress={lapse.toggle}>
          {t(isPlaying ? 'timedSnapshot.lapse.pause' : 'timedSnapshot.lapse.play')}
        </Button>
        <Button icon={ChevronRight} label={t('timedSnapshot.lapse.on')} onPress={() => lapse.show(at + 1)} />
        <Segment
          label={t('timedSnapshot.lapse.speed')}
          isSmall
          options={SPEEDS.map((value) => ({
            value: String(value),
            label: t('timedSnapshot.lapse.aSecond', { count: value }),
          }))}
          value={String(speed)}
          onChange={(next) => lapse.setSpeed(SPEEDS.find((one) => String(one) === next) ?? speed)}
        />
        <span className="num snapshot-lapse-time">{time}</span>
      </div>
      <p className="meta snapshot-keys">{t('timedSnapshot.lapse.keys')}</p>
    </>
  );
}
