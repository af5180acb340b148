import { LIMIT } from '@rondo/domain/limit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { type Blocked, blockedBy } from './blocked.ts';
import { CycleRuns } from './cycle-runs.tsx';
import type { Plan } from './plan.ts';
import { refusedWords } from './refused-words.ts';
import type { Preview } from './use-preview.ts';

interface Props {
  plan: Plan;
  preview: Preview;
  onLeaveOut: (blocked: Blocked) => void;
  onChooseOther: () => void;
}

/** What the dispatch would create, in numbers, and what stops it with its ways out. */
export function PreviewPanel({ plan, preview, onLeaveOut, onChooseOther }: Props) {
  const t = useT();
  const { data, error, retry } = preview;
  if (error) {
    return (
      <div role="alert">
        <p className="field-error">{refusedWords(t, error)}</p>
        <button type="button" className="button button-small" onClick={retry}>
          {t('ui.retry')}
        </button>
      </div>
    );
  }
  if (!data) return <p className="dense">{t('task.wizard.soFar')}</p>;
  const isEachTime = plan.begin === 'cyclic' && plan.step === 'when';
  return (
    <div className="dispatch-preview" aria-busy={!preview.isKnown} aria-live="polite">
      <p className="kpi">{t(isEachTime ? 'task.wizard.tasksEach' : 'task.wizard.tasks', { count: data.tasks })}</p>
      <Sums plan={plan} data={data} />
      {blockedBy(data).map((blocked) => (
        <Stop
          key={`${blocked.reason} ${blocked.template?.id}`}
          blocked={blocked}
          mayLeaveOut={plan.begin !== 'cyclic' || blocked.shops === blocked.shopIds.length}
          onLeaveOut={onLeaveOut}
          onChooseOther={onChooseOther}
        />
      ))}
      {plan.begin === 'cyclic' && plan.step === 'when' && <CycleRuns plan={plan} />}
    </div>
  );
}

type Data = NonNullable<Preview['data']>;

function Sums({ plan, data }: { plan: Plan; data: Data }) {
  const t = useT();
  const format = useFormat();
  const { executors: people, fewestPerExecutor: least, mostPerExecutor: most, shopNames, reviewers } = data;
  const { startAt, excludedIds } = plan;
  const dueWords = useDueWords();
  const isZh = format.place.language === 'zh-CN';
  const shops = { names: format.list(shopNames), count: data.shops };
  // Where any one of several does a task, nobody has a number of their own.
  const isAny = people > 1 && plan.executor !== 'manager' && plan.how === 'any';
  const isTimed = plan.step === 'when';
  const sentences = [
    t('task.wizard.sum', { shops: data.shops, templates: data.templates }),
    data.shops > 0 && t(data.shops > shopNames.length ? 'task.wizard.sumShopsMore' : 'task.wizard.sumShops', shops),
    isAny && t('task.wizard.sumAny', { people }),
    most === null && t('task.wizard.sumShared', { people }),
    !isAny &&
      people > 0 &&
      most !== null &&
      least !== null &&
      t(least === most ? 'task.wizard.sumPeopleEven' : 'task.wizard.sumPeople', { people, least, most }),
    reviewers.length > 0 &&
      t(data.reviewerCount > reviewers.length ? 'task.wizard.sumReviewMore' : 'task.wizard.sumReview', {
        ...{ names: format.list(reviewers.map((p) => p.name)), count: data.reviewerCount },
      }),
    isTimed && plan.begin === 'later' && startAt && t('task.wizard.sumFrom', { time: format.dateTime(startAt) }),
    isTimed && dueWords(plan, data.dayEnds),
    excludedIds.length + data.leftOut > 0 && t('task.wizard.leftOut', { count: excludedIds.length + data.leftOut }),
    ...data.without.map(({ template, shops: count }) => t('task.wizard.without', { count, template: template.name })),
    plan.begin !== 'cyclic' &&
      data.tasks > LIMIT.task.dispatched &&
      t('task.wizard.sumLater', { max: LIMIT.task.dispatched }),
  ];
  // Chinese full stops carry their own space.
  return <p className="dense">{sentences.filter(Boolean).join(isZh ? '' : ' ')}</p>;
}

/** When it is due; of a cycle its dates say so. */
function useDueWords(): (plan: Plan, dayEnds: Data['dayEnds']) => string | null {
  const t = useT();
  const format = useFormat();
  const dayWords = useDayWords();
  return ({ begin, deadlineKind, deadlineDays, openHours, deadlineAt }, dayEnds) => {
    if (begin === 'cyclic') return null;
    if (deadlineKind === 'days') return deadlineDays === null ? null : dayWords(deadlineDays, dayEnds);
    if (deadlineKind === 'open_hours')
      return openHours === null ? null : t('task.wizard.sumOpenHours', { count: openHours });
    return deadlineAt && t('task.wizard.sumUntil', { time: format.dateTime(deadlineAt) });
  };
}

/** The end of a day of each store, and which instants that are: stores may lie in several zones. */
function useDayWords(): (days: number, dayEnds: Data['dayEnds']) => string {
  const t = useT();
  const format = useFormat();
  const { language, timeZone: zone } = format.place;
  return (count, dayEnds) => {
    const words = count === 0 ? t('task.wizard.sumToday') : t('task.wizard.sumDays', { count });
    if (!dayEnds) return words;
    const [first, last] = [format.dateTime(dayEnds.first), format.dateTime(dayEnds.last)];
    const instants =
      dayEnds.timeZones > 1
        ? t('task.wizard.sumDayEnds', { count: dayEnds.timeZones, first, last, zone })
        : t('task.wizard.sumDayEnd', { time: first, zone });
    return [words, instants].join(language === 'zh-CN' ? '' : ' ');
  };
}

function Stop({
  blocked,
  mayLeaveOut,
  onLeaveOut,
  onChooseOther,
}: Pick<Props, 'onLeaveOut' | 'onChooseOther'> & { blocked: Blocked; mayLeaveOut: boolean }) {
  const t = useT();
  const { reason, template, shops: count, names, isAboutPeople } = blocked;
  const words = t(`task.wizard.blocked.${reason}`, { count });
  const listed = useFormat().list(names);
  return (
    <div className="dispatch-stop" role="alert">
      <p className="strong">
        <StatusIcon shape="triangle" tone="warn" />
        {template ? t('task.wizard.ofTemplate', { template: template.name, words }) : words}
      </p>
      <p className="dense">{count > names.length ? t('task.wizard.blockedMore', { names: listed, count }) : listed}</p>
      <div className="dispatch-ways">
        {mayLeaveOut && (
          <button type="button" className="button button-small" onClick={() => onLeaveOut(blocked)}>
            {t('task.wizard.leaveOut')}
          </button>
        )}
        {isAboutPeople && (
          <button type="button" className="button button-small button-text" onClick={onChooseOther}>
            {t('task.wizard.chooseOther')}
          </button>
        )}
      </div>
    </div>
  );
}
