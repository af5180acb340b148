import { type RectificationDetail, rectificationApi } from '@rondo/contract/rectification';
import { isOneOf } from '@rondo/domain/machine';
import { ENDED_BY_APPEAL, ENDED_BY_CORRECTION, rectificationMachine } from '@rondo/domain/rectification';
import { isPressing } from '@rondo/domain/task';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { CommentField } from '../../../shared/process/act-fields.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { PhotoPairs } from '../../../shared/ui/drawer/photo-pairs.tsx';
import { Pill, StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { useNote } from '../../../shared/ui/form/use-note.ts';
import { CameraFrames } from '../../camera-check/index.ts';
import { AlikePhotos } from '../../photo-hash/index.ts';
import { ItemStrip } from '../../record/index.ts';
import { ActButtons } from './act-buttons.tsx';
import { ActDialog } from './act-dialog.tsx';
import type { FormEvent } from './acts.ts';
import { AppealNotice } from './appeal-notice.tsx';
import { AskedNotice } from './asked-notice.tsx';
import { Due } from './due.tsx';
import { RectificationSource } from './rectification-source.tsx';
import { RectificationTimeline } from './rectification-timeline.tsx';
import { RepeatChain } from './repeat-chain.tsx';
import { SeenEvent } from './seen-event.tsx';

/** One rectification: what was wrong, what was done, and the next step for this reader. */
export default function RectificationDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  const read = useCall(rectificationApi.get, { id }, { part: true, isShown: true });
  const [act, setAct] = useState<FormEvent | null>(null);
  const { note, setNote } = useNote(id);
  const refetch = () => void read.refetch();
  return (
    <ObjectDrawer
      {...row}
      read={read}
      noun={t('rectification.noun')}
      titleOf={({ title }) => title}
      numberOf={({ number }) => number}
      footer={(detail) => <ActButtons detail={detail} note={note} onAct={setAct} onGone={refetch} />}
    >
      {(detail) => (
        <>
          <Body detail={detail} note={note} onNote={setNote} />
          {act && <ActDialog key={act} act={act} detail={detail} onClose={() => setAct(null)} onGone={refetch} />}
        </>
      )}
    </ObjectDrawer>
  );
}

interface BodyProps {
  detail: RectificationDetail;
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
            <StatePill object="rectification" state={detail.state} />
            {detail.severity !== 'normal' && <StatePill object="severity" state={detail.severity} />}
            {isPressing(detail) && <Pill tone="line">{t(`freeTask.priorities.${detail.priority}`)}</Pill>}
            {detail.repeatNo > 1 && (
              <Pill tone="line" icon="repeat">
                {t('rectification.repeatPill', { count: detail.repeatNo })}
              </Pill>
            )}
          </>
        }
        title={detail.title}
        place={[detail.shop.name, detail.category, detail.templateName].filter(Boolean).join(' · ')}
      />
      <Notice detail={detail} />
      {detail.asked && <AskedNotice asked={detail.asked} />}
      <AppealNotice detail={detail} />
      <SeenEvent detail={detail} />
      <Pictures detail={detail} />
      {detail.itemId !== null && (
        <DrawerSection>
          <ItemStrip
            item={{ itemId: detail.itemId, name: detail.title, standard: detail.standard }}
            shopId={detail.shop.id}
          />
        </DrawerSection>
      )}
      <RepeatChain detail={detail} />
      <AlikePhotos objectKind="rectification" objectId={detail.id} look="section" />
      <CameraFrames objectKind="rectification" objectId={detail.id} />
      {detail.can.events.includes('approve') && (
        <DrawerSection>
          <CommentField value={note} onChange={onNote} />
        </DrawerSection>
      )}
      <DrawerSection>
        <FactList detail={detail} />
      </DrawerSection>
      <DrawerSection>
        <RectificationTimeline detail={detail} />
      </DrawerSection>
    </>
  );
}

/** Only when it is late, was sent back, is over without a fix, or its photos show no change. */
function Notice({ detail }: { detail: RectificationDetail }) {
  const t = useT();
  const format = useFormat();
  const lastReject = detail.history.findLast((entry) => entry.event === 'reject');
  if (detail.isOverdue) {
    const time = format.duration(Date.now() - Date.parse(detail.deadlineAt));
    return (
      <Banner tone="bad" title={`${t('rectification.lateBanner', { time })} `}>
        {t('rectification.lateStripMore')}
      </Banner>
    );
  }
  if (isOneOf(rectificationMachine.dropped, detail.state)) {
    if (detail.endReason === ENDED_BY_APPEAL) return <Banner tone="mute">{t('rectification.appealAccepted')}</Banner>;
    if (detail.endReason === ENDED_BY_CORRECTION) return <Banner tone="mute">{t('rectification.corrected')}</Banner>;
    return <Banner tone="mute">{t('rectification.endedBanner', { reason: detail.endReason ?? '' })}</Banner>;
  }
  if (rectificationMachine.waitsFor(detail.state) === 'handler' && lastReject?.comment) {
    return <Banner tone="warn">{t('rectification.rejectedBanner', { reason: lastReject.comment })}</Banner>;
  }
  if (detail.noVisibleChange && rectificationMachine.waitsFor(detail.state) === 'reviewer') {
    return <Banner tone="wait">{t('rectification.unchangedBanner')}</Banner>;
  }
  return null;
}

function Pictures({ detail }: { detail: RectificationDetail }) {
  const t = useT();
  const before = usePhotos(detail.beforePhotos, `${detail.title} · ${t('ui.photo.before')}`);
  const after = usePhotos(detail.afterPhotos, `${detail.title} · ${t('ui.photo.after')}`);
  const note = detail.standard ? t('rectification.standard', { text: detail.standard }) : undefined;
  const only = before.length > 0 ? before : after;
  // What AI checks saw stands above, with what was found in it.
  if (detail.aiEvent && after.length === 0 && before.length <= 1) return null;
  if (before.length > 0 && after.length > 0) return <PhotoPairs before={before} after={after} note={note} />;
  if (only.length === 0)
    return note ? (
      <DrawerSection>
        <p className="meta">{note}</p>
      </DrawerSection>
    ) : null;
  return (
    <DrawerSection title={t(before.length > 0 ? 'ui.photo.before' : 'ui.photo.after')}>
      <PhotoGrid photos={only} size={only.length > 1 ? 96 : 160} ratio={4 / 3} />
      {before.length === 0 && <p className="meta">{t('rectification.noPhotoBefore')}</p>}
      {note && <p className="meta">{note}</p>}
    </DrawerSection>
  );
}

function FactList({ detail }: { detail: RectificationDetail }) {
  const t = useT();
  const format = useFormat();
  const severity = t(`state.severity.${detail.severity}`);
  const name = (people: RectificationDetail['handlers']) =>
    people[0] ? <Person name={people[0].name} more={people.length - 1} /> : '—';
  const copied = detail.people.filter((p) => p.relation === 'cc');
  return (
    <Facts
      items={[
        { label: t('state.processRole.rectification_handler'), value: name(detail.handlers) },
        { label: t('state.processRole.rectification_reviewer'), value: name(detail.reviewers) },
        ...(copied.length > 0 ? [{ label: t('state.processRole.rectification_cc'), value: name(copied) }] : []),
        {
          label: t('rectification.source'),
          value: <RectificationSource detail={detail} />,
          isWide: detail.sourcePictures.length > 0,
        },
        {
          label: t('rectification.limit'),
          value: t(detail.clock === 'business' ? 'rectification.limitBusiness' : 'rectification.limitValue', {
            hours: detail.limitHours,
            severity,
          }),
        },
        { label: t('freeTask.priority'), value: t(`freeTask.priorities.${detail.priority}`) },
        ...(detail.cost === null ? [] : [{ label: t('rectification.cost'), value: format.count(detail.cost) }]),
        { label: t('rectification.created'), value: format.dateTime(detail.createdAt) },
        {
          label: t('rectification.deadline'),
          value: (
            <>
              <Due row={detail} />
              {!detail.isAppealed &&
                isOneOf(rectificationMachine.timed, detail.state) &&
                detail.openMsLeft !== null && (
                  <span className="meta rectification-left">
                    {t('rectification.openLeft', { time: format.duration(detail.openMsLeft) })}
                  </span>
                )}
            </>
          ),
        },
        ...(detail.description ? [{ label: t('rectification.problem'), value: detail.description, isWide: true }] : []),
      ]}
    />
  );
}
