import { albumApi } from '@rondo/contract/album';
import type { PictureDetail } from '@rondo/contract/album-shapes';
import { isFilm } from '@rondo/domain/album';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { ClipFacts } from '../../clip/index.ts';
import type { Act } from '../use-quick-acts.ts';
import { CommentForm } from './comment-form.tsx';
import { HashBadge } from './hash-badge.tsx';
import { TagsForm } from './tags-form.tsx';
import './album.css';

interface Props {
  id: string;
  onAct: (kind: Act) => void;
}

/** What is known of a picture: whether it is still what was taken in, where it comes from, what it is used in, what was said. */
export function PicturePanel({ id, onAct }: Props) {
  const t = useT();
  const picture = useCall(albumApi.get, { id }, { part: true }).data;
  if (!picture) return <SkeletonRows rows={6} />;
  const { can, isHidden } = picture;
  const acts: Act[] = [
    'share',
    'collect',
    ...(can.rectify && !isFilm(picture.source) ? (['rectify'] as const) : []),
    ...(can.standardPhoto ? (['standard'] as const) : []),
    ...(can.hide ? [isHidden ? ('show' as const) : ('hide' as const)] : []),
    ...(can.remove ? (['remove'] as const) : []),
  ];
  return (
    <div className="album-panel">
      {isFilm(picture.source) && (
        <Suspense fallback={<SkeletonRows rows={3} />}>
          <ClipFacts pictureId={id} />
        </Suspense>
      )}
      <HashBadge id={id} />
      <PictureFacts picture={picture} />
      <TagsForm key={picture.rev} picture={picture} />
      <div className="album-acts">
        {acts.map((kind) => (
          <Button key={kind} isSmall onPress={() => onAct(kind)}>
            {t(`album.act.${kind}`)}
          </Button>
        ))}
      </div>
      <section>
        <h3>{t('album.comments')}</h3>
        <CommentForm id={id} />
        {picture.history.length > 0 && (
          <HistoryTimeline history={picture.history} looks={LOOKS} actOf={(event) => t(`album.event.${event}`)} />
        )}
      </section>
    </div>
  );
}

function PictureFacts({ picture }: { picture: PictureDetail }) {
  const t = useT();
  const format = useFormat();
  const {
    source,
    camera,
    aiKinds,
    takenAt,
    takenBy,
    deviceAt,
    serverAt,
    driftMs,
    file,
    links,
    expiresOn,
    sha256,
    sent,
  } = picture;
  const fact = (label: string, value: Fact['value'], isWide = false): Fact => ({ label, value, isWide });
  const items: Fact[] = [
    fact(t('album.fact.source'), t(`album.source.${source}`)),
    fact(t('album.fact.camera'), camera || '—'),
    ...(aiKinds.length === 0
      ? []
      : [fact(t('album.filter.aiKind'), aiKinds.map((kind) => t(`aiRule.kind.${kind}`)).join(t('ui.listSeparator')))]),
    fact(t('album.fact.takenAt'), format.dateTimeFull(takenAt)),
    fact(t('album.fact.operator'), takenBy?.name ?? t('album.fact.system')),
    ...(deviceAt === null ? [] : [fact(t('album.fact.deviceAt'), format.dateTimeFull(deviceAt))]),
    fact(t('album.fact.serverAt'), format.dateTimeFull(serverAt)),
    ...(driftMs === null ? [] : [fact(t('album.fact.drift'), driftOf(driftMs, t))]),
    fact(t('album.fact.size'), `${file.width ?? '—'} × ${file.height ?? '—'} · ${format.bytes(file.sizeBytes)}`),
    fact(t('album.fact.kept'), expiresOn === null ? t('album.fact.keptAlways') : format.day(expiresOn)),
    fact(t('album.fact.used'), links.length === 0 ? t('album.fact.unused') : <Links links={links} />, true),
    ...sentFacts(sent, t),
    fact(t('album.fact.hash'), <code className="album-sha num">{sha256}</code>, true),
  ];
  return <Facts items={items} columns={1} />;
}

function Links({ links }: { links: PictureDetail['links'] }) {
  return (
    <>
      {links.map(({ kind, id, number }) => (
        <span key={id}>
          <Link to={objectLink(kind, id)}>{number}</Link>{' '}
        </span>
      ))}
    </>
  );
}

function driftOf(driftMs: number, t: Translate): string {
  const seconds = Math.round(Math.abs(driftMs) / 1000);
  if (seconds === 0) return t('album.drift.none');
  return t(driftMs > 0 ? 'album.drift.ahead' : 'album.drift.behind', { seconds });
}

/** What the file that was sent said of itself. */
function sentFacts(sent: PictureDetail['sent'], t: Translate): Fact[] {
  if (sent === null) return [];
  const { latitude, longitude, device, sha256 } = sent;
  const facts: (Fact | false)[] = [
    latitude !== null && longitude !== null && { label: t('album.fact.position'), value: `${latitude}, ${longitude}` },
    device !== null && { label: t('album.fact.device'), value: device },
    sha256 !== null && {
      label: t('album.fact.sentHash'),
      value: <code className="album-sha num">{sha256}</code>,
      isWide: true,
    },
  ];
  return facts.filter((one) => one !== false);
}

/** How each event looks in the history. */
const LOOKS = {
  uploaded: 'initiated',
  marked: 'handled',
  unmarked: 'handled',
  tagged: 'handled',
  commented: 'handled',
  hidden: 'closed',
  shown: 'pending',
  deleted: 'closed',
  restored: 'pending',
  shared: 'cc_sent',
  used: 'approved',
  standard: 'approved',
} as const satisfies Record<string, TimelineNode['state']>;
