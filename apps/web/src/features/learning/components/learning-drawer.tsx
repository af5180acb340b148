import { learningApi } from '@rondo/contract/learning';
import type { LearningDetail } from '@rondo/contract/learning-shapes';
import { LEARNING_SETS } from '@rondo/domain/learning';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { dueWords } from '../due-words.ts';
import { LearningActs } from './learning-acts.tsx';
import './learning.css';

/** One list as those see it who look after it: how far its people are, what is in it, and what they may do. */
export default function LearningDrawer(row: OpenRowProps) {
  const t = useT();
  return (
    <ObjectDrawer
      {...row}
      read={useCall(learningApi.get, { id: row.id }, { part: true })}
      noun={t('learning.noun')}
      titleOf={({ title }) => title}
      footer={(learning) => <LearningActs key={row.id} learning={learning} />}
    >
      {(learning) => <Body learning={learning} />}
    </ObjectDrawer>
  );
}

function Body({ learning }: { learning: LearningDetail }) {
  const t = useT();
  const format = useFormat();
  const { title, state, author, introduction, listed, subjects, quiz, history } = learning;
  const people = subjects.map(({ kind, name }) =>
    kind === 'everyone' ? t('learning.form.everyone') : name || t('ui.noValue'),
  );
  const rule =
    quiz &&
    t('learning.mine.quizRule', {
      ...{ count: quiz.questions.length, tries: quiz.attemptsPerDay },
      percent: `${quiz.passPercent}%`,
    });
  return (
    <>
      <DrawerHead pills={<StatePill object="learning" state={state} />} title={title} place="" />
      {learning.counts && <Numbers learning={learning} counts={learning.counts} />}
      <DrawerSection>
        {introduction && <p className="learning-text">{introduction}</p>}
        <Facts
          items={[
            { label: t('learning.due'), value: dueWords(t, format.day, learning) },
            { label: t('learning.author'), value: <Person name={author.name} /> },
            { label: t('learning.people'), value: format.list(people) || t('ui.noValue'), isWide: true },
            ...(rule ? [{ label: t('learning.mine.quiz'), value: rule, isWide: true }] : []),
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('learning.files')}>
        <ol className="learning-files">
          {listed.map(({ name, node, isGone }) => (
            <li key={node?.id ?? name}>
              {node ? <Link to={`/documentView?id=${node.id}`}>{name}</Link> : <span className="meta">{name}</span>}
              {!node && (
                <span className="meta">{t(isGone ? 'learning.mine.file.gone' : 'learning.mine.file.blocked')}</span>
              )}
            </li>
          ))}
        </ol>
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`learning.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How many are how far; each number opens exactly them. */
function Numbers({ learning, counts }: { learning: LearningDetail; counts: NonNullable<LearningDetail['counts']> }) {
  const t = useT();
  const format = useFormat();
  const { id, hasQuiz, reminders, state, can } = learning;
  const { count, lastAt, nextAt } = reminders;
  const isLater = nextAt !== null && state === 'published' && count > 0 && !can.remind;
  return (
    <DrawerSection title={t('learning.report.title')}>
      <div className="learning-numbers">
        {LEARNING_SETS.filter((set) => set !== 'passed' || hasQuiz).map((set) => (
          <Link key={set} className="learning-number" to={`/knowledge/learning/report?id=${id}&set=${set}`}>
            <span className="meta">{t(`learning.set.${set}`)}</span>
            <strong className="num">{format.count(counts[set] ?? 0)}</strong>
          </Link>
        ))}
      </div>
      <p className="meta">
        {count === 0 ? t('learning.noReminder') : t('learning.reminders', { count, time: format.dateTime(lastAt) })}
        {isLater && ` · ${t('learning.remindFrom', { time: format.dateTime(nextAt) })}`}
      </p>
    </DrawerSection>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  copied: 'initiated',
  publish: 'handled',
  end: 'closed',
  reminded: 'handled',
  author_changed: 'initiated',
} as const satisfies Record<string, TimelineNode['state']>;
