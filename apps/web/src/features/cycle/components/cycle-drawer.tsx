import { type CycleDetail, cycleApi } from '@rondo/contract/cycle';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { FailedDetail } from '../../../shared/ui/list/failed-detail.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { noonOf, useScheduleWords } from '../schedule-words.ts';
import { CycleActs } from './cycle-acts.tsx';
import { CycleCalendar } from './cycle-calendar.tsx';
import { CycleFacts } from './cycle-facts.tsx';
import { CycleHistory } from './cycle-history.tsx';
import { NextRuns } from './next-runs.tsx';
import './cycle.css';

interface Props {
  id: string;
  place?: { index: number; total: number };
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

/** One cycle: how it is set, its dates with what became of them, the dates to come, and what this reader may do. */
export function CycleDrawer({ id, place, ...moves }: Props) {
  const t = useT();
  const { data, isError, error, refetch } = useCall(cycleApi.get, { id }, { part: true });
  return (
    <DetailDrawer
      objectId={id}
      label={data?.name ?? t('cycle.noun')}
      number={data?.number}
      {...place}
      {...moves}
      footer={data && <CycleActs key={id} cycle={data} onGone={moves.onClose} />}
    >
      {data && <Body cycle={data} />}
      {!data && isError && (
        <FailedDetail noun={t('cycle.noun')} failure={error} onRetry={() => void refetch()} onClose={moves.onClose} />
      )}
      {!data && !isError && <SkeletonRows rows={6} />}
    </DetailDrawer>
  );
}

function Body({ cycle }: { cycle: CycleDetail }) {
  const t = useT();
  const format = useFormat();
  const scheduleWords = useScheduleWords();
  const { id, name, state, schedule, resumesOn } = cycle;
  return (
    <>
      <DrawerHead pills={<StatePill object="cycle" state={state} />} title={name} place={scheduleWords(schedule)} />
      {resumesOn && <Banner tone="warn">{t('cycle.facts.paused', { date: format.day(noonOf(resumesOn)) })}</Banner>}
      <DrawerSection>
        <CycleFacts cycle={cycle} />
      </DrawerSection>
      <DrawerSection title={t('cycle.calendar.title')}>
        <CycleCalendar key={id} id={id} />
      </DrawerSection>
      {state !== 'ended' && (
        <DrawerSection title={t('cycle.runs.title')}>
          <NextRuns id={id} />
        </DrawerSection>
      )}
      <DrawerSection>
        <CycleHistory cycle={cycle} />
      </DrawerSection>
    </>
  );
}
