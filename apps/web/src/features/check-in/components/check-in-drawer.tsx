import { checkInApi } from '@rondo/contract/check-in';
import type { CheckInDetail } from '@rondo/contract/check-in-shapes';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { CameraFrames } from '../../camera-check/index.ts';
import { useCheckInPhotos } from '../use-check-in-photos.ts';
import { useFlagWords } from '../use-flag-words.ts';
import { CheckInActs } from './check-in-acts.tsx';
import { PlaceOnMap } from './place-on-map.tsx';
import './check-in.css';

/** One check-in with a doubt: what was recorded, what speaks against it, and the decision. */
export default function CheckInDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(checkInApi.get, { id }, { part: true })}
      noun={t('checkIn.noun')}
      titleOf={({ shop, member }) => `${shop.name} ${member.name}`}
      numberOf={({ task }) => task.number}
      footer={(checkIn) => checkIn.can.length > 0 && <CheckInActs key={id} checkIn={checkIn} />}
    >
      {(checkIn) => <Body checkIn={checkIn} />}
    </ObjectDrawer>
  );
}

function Body({ checkIn }: { checkIn: CheckInDetail }) {
  const t = useT();
  const words = useFlagWords();
  const { shop, state, kind, flags } = checkIn;
  const photos = useCheckInPhotos(checkIn);
  const title = `${t(`checkIn.kind.${kind}`)} · ${words(flags)}`;
  return (
    <>
      <DrawerHead pills={<StatePill object="checkIn" state={state} />} title={title} place={shop.name} />
      <DrawerSection>
        <Recorded checkIn={checkIn} />
      </DrawerSection>
      <DrawerSection title={t('checkIn.map.title')}>
        <PlaceOnMap key={checkIn.id} checkIn={checkIn} />
      </DrawerSection>
      <DrawerSection title={t('checkIn.photos')}>
        {photos.length > 0 ? <PhotoGrid photos={photos} /> : <p className="meta">{t('checkIn.noPhoto')}</p>}
      </DrawerSection>
      <CameraFrames objectKind="check_in" objectId={checkIn.id} />
      <DrawerSection>
        <HistoryTimeline history={checkIn.history} looks={LOOKS} actOf={(event) => t(`checkIn.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** Time, position, accuracy, distance, method, device: everything that is kept of it. */
function Recorded({ checkIn }: { checkIn: CheckInDetail }) {
  const t = useT();
  const format = useFormat();
  const { at, position, distanceM, radiusM, methods, deviceId, member, task, recordId, reason } = checkIn;
  const none = t('ui.noValue');
  const { latitude, longitude, accuracyM } = position ?? {};
  const place =
    latitude === undefined || longitude === undefined
      ? none
      : t('checkIn.positionOf', { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) });
  const items = [
    { label: t('checkIn.member'), value: <Person name={member.name} /> },
    { label: t('checkIn.at'), value: <span className="num">{format.dateTimeFull(at)}</span> },
    {
      label: t('checkIn.distance'),
      value: distanceM === null ? none : t('checkIn.distanceOf', { distance: Math.round(distanceM), radius: radiusM }),
    },
    {
      label: t('checkIn.accuracy'),
      value: accuracyM === undefined ? none : t('checkIn.meters', { value: Math.round(accuracyM) }),
    },
    { label: t('checkIn.position'), value: <span className="num">{place}</span> },
    { label: t('checkIn.methods'), value: format.list(methods.map((one) => t(`checkIn.method.${one}`))) || none },
    { label: t('checkIn.task'), value: <Link to={objectLink('task', task.id)}>{task.number}</Link> },
    ...(recordId
      ? [{ label: t('checkIn.record'), value: <Link to={objectLink('record', recordId)}>{t('checkIn.record')}</Link> }]
      : []),
    ...(reason ? [{ label: t('checkIn.reasonGiven'), value: reason, isWide: true }] : []),
    ...foundItems(checkIn, t),
    { label: t('checkIn.device'), value: <span className="num check-in-device">{deviceId}</span>, isWide: true },
  ];
  return <Facts items={items} />;
}

/** What the doubts were found by. */
function foundItems({ flags, found }: CheckInDetail, t: ReturnType<typeof useT>) {
  const { speedKmh, otherMember, stayedMin } = found;
  const value = (flag: CheckInDetail['flags'][number], words: string | null) =>
    flags.includes(flag) && words !== null ? [{ label: t(`checkIn.flags.${flag}`), value: words, isWide: true }] : [];
  return [
    ...value('impossible_travel', speedKmh === undefined ? null : t('checkIn.found.speed', { speed: speedKmh })),
    ...value('shared_device', otherMember === undefined ? null : t('checkIn.found.device', { name: otherMember })),
    ...value('short_stay', stayedMin === undefined ? null : t('checkIn.found.stayed', { minutes: stayedMin })),
  ];
}

/** How each event looks in the history. */
const LOOKS = {
  checked_in: 'initiated',
  checked_out: 'initiated',
  approve: 'handled',
  deny: 'closed',
} as const satisfies Record<string, TimelineNode['state']>;
