import { type CycleDetail, cycleApi } from '@rondo/contract/cycle';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan, useMe } from '../../../shared/session/me.ts';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { noonOf, useScheduleWords } from '../schedule-words.ts';
import { tasksOfCycle } from '../task-links.ts';
import { CycleActs } from './cycle-acts.tsx';
import { CycleCalendar } from './cycle-calendar.tsx';
import { CycleFacts } from './cycle-facts.tsx';
import { CycleHistory } from './cycle-history.tsx';
import { NextRuns } from './next-runs.tsx';
import './cycle.css';

/** One cycle: how it is set, its dates with what became of them, the dates to come, and what this reader may do. */
export default function CycleDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(cycleApi.get, { id }, { part: true })}
      noun={t('cycle.noun')}
      titleOf={({ name }) => name}
      numberOf={({ number }) => number}
      footer={(cycle) => <CycleActs key={id} cycle={cycle} onGone={row.onClose} />}
    >
      {(cycle) => <Body cycle={cycle} />}
    </ObjectDrawer>
  );
}

function Body({ cycle }: { cycle: CycleDetail }) {
  const t = useT();
  const format = useFormat();
  const scheduleWords = useScheduleWords();
  const { id, name, state, schedule, resumesOn } = cycle;
  const me = useMe();
  const mayAll = useCan()('task_center');
  const tab = mayAll ? 'all' : cycle.owner.id === me.id ? 'initiated' : null;
  return (
    <>
      <DrawerHead pills={<StatePill object="cycle" state={state} />} title={name} place={scheduleWords(schedule)} />
      {resumesOn && <Banner tone="warn">{t('cycle.facts.paused', { date: format.day(noonOf(resumesOn)) })}</Banner>}
      {cycle.hasMoreShops && <Banner tone="mute">{t('cycle.facts.moreShops')}</Banner>}
      <DrawerSection>
        <CycleFacts cycle={cycle} />
      </DrawerSection>
      <DrawerSection title={t('cycle.calendar.title')}>
        <CycleCalendar key={id} id={id} firstAt={cycle.last === null ? cycle.nextAt : null} />
        {tab && <Link to={tasksOfCycle(id, tab)}>{t('cycle.calendar.allTasks')}</Link>}
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
