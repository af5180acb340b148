import type { FrameDetail } from '@rondo/contract/timed-snapshot-shapes';
import { CameraOff, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { PhotoSlider } from '../../../shared/ui/drawer/photo-pair.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { useFrameName } from '../use-frame-name.ts';
import { Missing } from './frame-tile.tsx';

interface Props {
  frame: FrameDetail;
  /** What the camera showed over days is asked for. */
  onLapse: () => void;
}

const WAYS = ['picture', 'overlay'] as const;

/** A frame with what is known of it: the picture alone, or over the one before with a slider. */
export function ShownFrame({ frame, onLapse }: Props) {
  const t = useT();
  const [way, setWay] = useState<(typeof WAYS)[number]>('picture');
  const { picture, before } = frame;
  return (
    <TimeZoneProvider timeZone={frame.timeZone}>
      <div className="snapshot-shown">
        <div className="snapshot-look">
          {way === 'overlay' && picture && before ? (
            <Overlay frame={frame} picture={picture} before={before} />
          ) : (
            <Picture frame={frame} />
          )}
          {picture && (
            <div className="snapshot-ways">
              {before && (
                <Segment
                  label={t('timedSnapshot.look.label')}
                  isSmall
                  options={WAYS.map((value) => ({ value, label: t(`timedSnapshot.look.${value}`) }))}
                  value={way}
                  onChange={setWay}
                />
              )}
              <Button isSmall icon={Play} onPress={onLapse}>
                {t('timedSnapshot.lapse.title')}
              </Button>
            </div>
          )}
        </div>
        <Known frame={frame} />
      </div>
    </TimeZoneProvider>
  );
}

function Picture({ frame }: { frame: FrameDetail }) {
  const addressOf = useAddresses(frame.picture ? [frame.picture.file.path] : []);
  const name = useFrameName()(frame);
  return (
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
  );
}

interface OverlayProps {
  frame: FrameDetail;
  picture: NonNullable<FrameDetail['picture']>;
  before: NonNullable<FrameDetail['before']>;
}

/** Left of the edge the picture before, right of it this one: what moved stands out where the edge passes. */
function Overlay({ frame, picture, before }: OverlayProps) {
  const t = useT();
  const format = useFormat();
  const addressOf = useAddresses([before.file.path, picture.file.path]);
  const photo = (key: string, path: string, name: string) => ({ key, src: addressOf(path), name });
  const earlier = t('timedSnapshot.look.before', { time: format.dateTime(before.takenAt) });
  const later = t('timedSnapshot.look.now', { time: format.dateTime(frame.takenAt) });
  return (
    <div className="snapshot-overlay">
      <PhotoSlider
        before={photo(before.id, before.file.path, earlier)}
        after={photo(frame.id, picture.file.path, later)}
      />
      <p className="meta num">
        <span>{earlier}</span>
        <span>{later}</span>
      </p>
    </div>
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
