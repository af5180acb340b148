import type { Learner } from '@rondo/contract/learning-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { dueWords } from '../due-words.ts';
import { Progress } from './progress.tsx';
import './learning.css';

const MINUTE_S = 60;

/** The columns of the report. */
export function useLearnerColumns(): Column<Learner>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const time = (at: string | null) => <span className="num">{at ? format.dateTime(at) : t('ui.noValue')}</span>;
    return [
      {
        key: 'name',
        title: t('learning.report.name'),
        width: 160,
        always: true,
        render: (r) => <Person name={r.name} />,
        textOf: (r) => r.name,
      },
      {
        key: 'place',
        title: t('learning.report.shops'),
        render: (r) => format.list([...r.departments, ...r.shops]) || t('ui.noValue'),
        textOf: (r) => format.list([...r.departments, ...r.shops]),
      },
      {
        key: 'standing',
        title: t('learning.report.standing'),
        width: stateWidth('learner', t),
        render: (r) => <StateLabel object="learner" state={r.standing} />,
      },
      {
        key: 'progress',
        title: t('learning.report.progress'),
        width: 190,
        render: (r) => <Progress label={t('learning.report.progress')} ratio={r.ratio} />,
      },
      {
        key: 'due',
        title: t('learning.report.due'),
        width: 160,
        render: (r) => <span className={r.isOverdue ? 'learning-late num' : 'num'}>{dueWords(t, format.day, r)}</span>,
      },
      {
        key: 'minutes',
        title: t('learning.report.minutes'),
        width: 120,
        render: (r) => <span className="num">{format.count(Math.round(r.seconds / MINUTE_S))}</span>,
      },
      { key: 'readAt', title: t('learning.report.readAt'), width: 140, render: (r) => time(r.readAt) },
      {
        key: 'passedAt',
        title: t('learning.report.passedAt'),
        width: 140,
        hidden: true,
        render: (r) => time(r.passedAt),
      },
      {
        key: 'percent',
        title: t('learning.report.percent'),
        width: 120,
        render: (r) => (
          <span className="num">
            {r.percent === null ? t('ui.noValue') : format.percent(r.percent / LIMIT.percent)}
          </span>
        ),
      },
    ];
  }, [t, format]);
}
