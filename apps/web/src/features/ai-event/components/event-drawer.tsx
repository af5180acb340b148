import { aiEventApi } from '@rondo/contract/ai-event';
import type { AiEventDetail } from '@rondo/contract/ai-event-shapes';
import { FALSE_REASONS } from '@rondo/domain/ai-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { TimeZoneProvider, useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Evidence } from '../../../shared/photo/evidence.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** One event with everything that proves it. */
export default function EventDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(aiEventApi.get, { id }, { part: true })}
      noun={t('aiEvent.noun')}
      titleOf={({ eventName }) => eventName}
      footer={(event) => <Acts key={id} event={event} />}
    >
      {(event) => (
        <TimeZoneProvider timeZone={event.timeZone}>
          <Body event={event} />
        </TimeZoneProvider>
      )}
    </ObjectDrawer>
  );
}

function Acts({ event: { id, can } }: { event: AiEventDetail }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const judge = useAct(aiEventApi.judge, {
    onDone: (_, { event }) => {
      toast.ok(t(`aiEvent.done.${event}`));
      setAsking(false);
      refreshCounters();
    },
    invalidates: ['task', 'rectification'],
  });
  if (isAsking)
    return (
      <>
        {FALSE_REASONS.map((reason) => (
          <Button
            key={reason}
            isBusy={judge.busy}
            onPress={() => void judge.run({ ids: [id], event: 'refute', reason })}
          >
            {t(`aiEvent.reasons.${reason}`)}
          </Button>
        ))}
      </>
    );
  return (
    <>
      {can.events.includes('undo') && (
        <Button isBusy={judge.busy} onPress={() => void judge.run({ ids: [id], event: 'undo' })}>
          {t('aiEvent.act.undo')}
        </Button>
      )}
      {can.events.includes('refute') && <Button onPress={() => setAsking(true)}>{t('aiEvent.act.refute')}</Button>}
      {can.events.includes('confirm') && (
        <Button look="primary" isBusy={judge.busy} onPress={() => void judge.run({ ids: [id], event: 'confirm' })}>
          {t('aiEvent.act.confirm')}
        </Button>
      )}
    </>
  );
}

function Body({ event }: { event: AiEventDetail }) {
  const t = useT();
  const format = useFormat();
  const path = event.picture?.file.path ?? null;
  const addressOf = useAddresses(path === null ? [] : [path]);
  return (
    <>
      <DrawerHead
        pills={<StatePill object="aiEvent" state={event.state} />}
        title={event.eventName}
        place={`${event.shop.name} ${event.camera.name} · ${format.dateTimeFull(event.happenedAt)}`}
      />
      {event.isShadow && <Banner tone="wait">{t('aiEvent.shadowBanner')}</Banner>}
      <DrawerSection>
        <Evidence
          picture={path === null ? null : addressOf(path)}
          alt={event.eventName}
          boxes={event.boxes}
          areas={event.areas}
        />
        <Again event={event} />
      </DrawerSection>
      <DrawerSection title={t('aiEvent.facts')}>
        <EventFacts event={event} />
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={event.history} looks={LOOKS} actOf={(name) => t(`aiEvent.timeline.${name}`)} />
      </DrawerSection>
    </>
  );
}

/** The kept picture is asked the same again (N17.2). */
function Again({ event }: { event: AiEventDetail }) {
  const t = useT();
  const again = useAct(aiEventApi.again, {
    onDone: ({ isSame, isSamePicture, isSameModel }) => {
      const why = isSamePicture ? (isSameModel ? 'boxes' : 'model') : 'picture';
      if (isSame) toast.ok(t('aiEvent.againSame'));
      else toast.error(t('aiEvent.againDifferent', { why: t(`aiEvent.againWhy.${why}`) }));
    },
  });
  if (!event.picture) return null;
  return (
    <div className="ai-event-again">
      <Button isSmall isBusy={again.busy} onPress={() => void again.run({ id: event.id })}>
        {t('aiEvent.again')}
      </Button>
    </div>
  );
}

function EventFacts({ event }: { event: AiEventDetail }) {
  const t = useT();
  const format = useFormat();
  const { model, judge, rectification } = event;
  return (
    <Facts
      items={[
        { label: t('aiEvent.rule'), value: <Link to={`/ai?open=${event.rule.id}`}>{event.rule.name}</Link> },
        { label: t('aiEvent.confidence'), value: format.percent(event.confidence) },
        { label: t('aiEvent.minConfidence'), value: format.percent(event.minConfidence) },
        { label: t('aiEvent.people'), value: format.count(event.boxes.length) },
        {
          label: t('aiEvent.areasDrawn'),
          value: event.areas.length > 0 ? format.count(event.areas.length) : t('aiEvent.areasNone'),
        },
        { label: t('aiEvent.model'), value: model ? `${model.name} ${model.version}` : '—' },
        ...(model
          ? [{ label: t('aiEvent.modelHash'), value: <code className="ai-event-hash">{model.hash}</code> }]
          : []),
        ...(event.prompt ? [{ label: t('aiEvent.prompt'), value: event.prompt }] : []),
        { label: t('aiEvent.frameHash'), value: <code className="ai-event-hash">{event.frameHash}</code> },
        ...(judge ? [{ label: t('aiEvent.judge'), value: <Person name={judge.name} /> }] : []),
        ...(event.reason ? [{ label: t('aiEvent.reason'), value: t(`aiEvent.reasons.${event.reason}`) }] : []),
        ...(rectification
          ? [
              {
                label: t('aiEvent.rectification'),
                value: <Link to={`/inspect/problem?open=${rectification.id}`}>{rectification.number}</Link>,
              },
            ]
          : []),
      ]}
    />
  );
}

/** How each event looks in the history. */
const LOOKS = {
  found: 'initiated',
  confirm: 'handled',
  auto_confirm: 'handled',
  refute: 'closed',
  undo: 'pending',
  ignore: 'closed',
} as const satisfies Record<string, TimelineNode['state']>;
