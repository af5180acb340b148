import { anyOf } from '@rondo/contract/kit/endpoint';
import { todayApi, type UrgentRow } from '@rondo/contract/today';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan, useMe } from '../../../shared/session/me.ts';
import { lastView, rememberView, useFolded } from '../today-look.ts';
import { FirstSteps } from './first-steps.tsx';
import { type Day, TodayFigures } from './today-figures.tsx';
import { UrgentRows } from './urgent-rows.tsx';
import './today.css';

const REFRESH_MS = 5 * 60 * 1000;
const OVERSEES = anyOf('record_select', 'issue_select');

interface Props {
  onOpen: (row: UrgentRow) => void;
}

/** The first thing on the landing page: what to do today; for a new company, how to begin. Staff have their list alone. */
export function TodayStrip({ onOpen }: Props) {
  const mayOversee = useCan()(OVERSEES);
  return mayOversee ? <Today onOpen={onOpen} /> : null;
}

function Today({ onOpen }: Props) {
  const t = useT();
  const me = useMe();
  const today = useCall(todayApi.today, {}, { part: true, refetchEveryMs: REFRESH_MS });
  const [expected] = useState(() => lastView(me.id));
  const [isFolded, fold] = useFolded();
  const view = today.data?.view;
  useEffect(() => {
    if (view) rememberView(me.id, view);
  }, [view, me.id]);
  if (today.isError && !today.data) {
    return (
      <section className="today today-failed" role="alert">
        {t('today.failed')}
        <button type="button" className="quiet" onClick={() => void today.refetch()}>
          {t('ui.retry')}
        </button>
      </section>
    );
  }
  if (!today.data) {
    return <div className="today today-waiting" data-view={expected} data-folded={isFolded} aria-hidden="true" />;
  }
  const { firstSteps } = today.data;
  const strip = view && <Strip day={today.data} view={view} isFolded={isFolded} onFold={fold} onOpen={onOpen} />;
  const isNew = firstSteps !== null && Object.values(firstSteps).some((isDone) => !isDone);
  return isNew ? <FirstSteps steps={firstSteps} otherwise={strip} /> : strip;
}

interface StripProps extends Props {
  day: Day;
  view: NonNullable<Day['view']>;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

function Strip({ day, view, isFolded, onFold, onOpen }: StripProps) {
  const t = useT();
  const format = useFormat();
  const title = t(view === 'store' ? 'today.store' : 'today.title');
  const Arrow = isFolded ? ChevronDown : ChevronUp;
  const word = t(isFolded ? 'today.unfold' : 'today.fold');
  const date = format.day(`${day.day}T12:00:00Z`);
  return (
    <section className="today" data-view={view} data-folded={isFolded} aria-label={`${title} · ${date}`}>
      <header className="today-head">
        <h2>{title}</h2>
        <span className="meta">{date}</span>
        <button
          type="button"
          className="quiet today-fold"
          aria-expanded={!isFolded}
          aria-label={word}
          title={word}
          onClick={() => onFold(!isFolded)}
        >
          <Arrow size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      <div className="today-body">
        <TodayFigures day={day} />
        {view === 'oversee' && !isFolded && <UrgentRows rows={day.urgent} onOpen={onOpen} />}
      </div>
    </section>
  );
}
