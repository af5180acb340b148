import { type FlowCounterDetail, flowCounterApi } from '@rondo/contract/flow-counter';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { RemoveToBin } from '../../../shared/ui/list/remove-to-bin.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { Accuracy } from './accuracy.tsx';
import { CalibrateDialog } from './calibrate-dialog.tsx';
import './flow-counter.css';

interface Props extends OpenRowProps {
  onEdit: (flowCounter: FlowCounterDetail) => void;
}

/** One counter: where it counts what, how right it is, and what the reader may do. */
export default function FlowCounterDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  const [asked, setAsked] = useState<'remove' | 'calibrate' | null>(null);
  const close = () => setAsked(null);
  return (
    <ObjectDrawer
      {...row}
      read={useCall(flowCounterApi.get, { id }, { part: true })}
      noun={t('flowCounter.noun')}
      titleOf={({ name }) => name}
      footer={(flowCounter) =>
        flowCounter.can.edit && (
          <>
            <Button onPress={() => setAsked('remove')}>{t('flowCounter.remove')}</Button>
            <TurnButton of={flowCounter} />
            <Button onPress={() => setAsked('calibrate')}>{t('flowCounter.calibrate')}</Button>
            <Button look="primary" onPress={() => onEdit(flowCounter)}>
              {t('flowCounter.edit')}
            </Button>
          </>
        )
      }
    >
      {(flowCounter) => (
        <>
          <Body of={flowCounter} />
          {asked === 'remove' && <RemoveDialog id={id} onClose={close} onGone={row.onClose} />}
          {asked === 'calibrate' && <CalibrateDialog of={flowCounter} onClose={close} />}
        </>
      )}
    </ObjectDrawer>
  );
}

function TurnButton({ of: { id, rev, isOn } }: { of: FlowCounterDetail }) {
  const t = useT();
  const done = () => toast.ok(t(isOn ? 'flowCounter.turnedOff' : 'flowCounter.turnedOn'));
  const turn = useAct(flowCounterApi.turn, { onDone: done });
  return (
    <Button isBusy={turn.busy} onPress={() => void turn.run({ id, rev, isOn: !isOn })}>
      {t(isOn ? 'flowCounter.turnOff' : 'flowCounter.turnOn')}
    </Button>
  );
}

function RemoveDialog(props: { id: string; onClose: () => void; onGone: () => void }) {
  const t = useT();
  const words = {
    ...{ title: t('flowCounter.removeTitle'), hint: t('flowCounter.removeHint') },
    ...{ removed: t('flowCounter.removed'), restored: t('flowCounter.event.restored') },
  };
  return <RemoveToBin api={flowCounterApi} words={words} {...props} />;
}

function Body({ of }: { of: FlowCounterDetail }) {
  const t = useT();
  const format = useFormat();
  const { name, shop, kind, source, camera, code, isOn, staffPeople: people, staffCrossings: crossings } = of;
  const { calibration, counting, staffDeduction: count, editedBy, updatedAt, history } = of;
  const isEntrance = kind === 'entrance';
  const staff = count === 0 ? t('flowCounter.noStaff') : t('flowCounter.staffADay', { count, people, crossings });
  return (
    <>
      <DrawerHead
        pills={<StatePill object="flowCounter" state={isOn ? 'on' : 'off'} />}
        title={name}
        place={shop.name}
      />
      {!isOn && <Banner tone="mute">{t('flowCounter.offBanner')}</Banner>}
      {counting?.cause && <Banner tone="warn">{t(`flowCounter.notCounted.${counting.cause}`)}</Banner>}
      <DrawerSection>
        <Facts
          items={[
            { label: t('flowCounter.kind.title'), value: t(`flowCounter.kind.${kind}`) },
            { label: t('flowCounter.source.title'), value: t(`flowCounter.source.${source}`) },
            ...(camera ? [{ label: t('flowCounter.field.cameraId'), value: camera.name }] : []),
            ...(code ? [{ label: t('flowCounter.field.code'), value: code }] : []),
            ...(counting && !counting.cause
              ? [
                  { label: t('flowCounter.counting'), value: format.dateTime(counting.toldAt) },
                  { label: t('flowCounter.skipped'), value: format.percent(ratioOf(counting.skippedPercent)) },
                ]
              : []),
            { label: t('flowCounter.calibration'), value: <Accuracy of={calibration} /> },
            ...(isEntrance ? [{ label: t('flowCounter.staff'), value: staff, isWide: true }] : []),
            { label: t('flowCounter.updated'), value: format.dateTime(updatedAt) },
            ...(editedBy ? [{ label: t('flowCounter.editedBy'), value: <Person name={editedBy.name} /> }] : []),
          ]}
        />
      </DrawerSection>
      {calibration && (
        <DrawerSection title={t('flowCounter.calibrate')}>
          <p>
            {t('flowCounter.calibratedLine', { real: calibration.real, counted: calibration.counted })}
            <span className="meta"> {format.dateTime(calibration.at)}</span>
          </p>
        </DrawerSection>
      )}
      {history.length > 0 && (
        <DrawerSection>
          <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`flowCounter.event.${event}`)} />
        </DrawerSection>
      )}
    </>
  );
}

const ratioOf = (percent: number | null): number | null => (percent === null ? null : percent / 100);

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'handled',
  turned_on: 'handled',
  turned_off: 'closed',
  calibrated: 'approved',
  corrected: 'handled',
  correction_taken_back: 'rejected',
  deleted: 'closed',
  restored: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;
