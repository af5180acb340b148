import { learningApi } from '@rondo/contract/learning';
import type { MyLearningDetail } from '@rondo/contract/learning-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import { dueWords } from '../due-words.ts';
import { AttemptResult } from './attempt-result.tsx';
import { Progress } from './progress.tsx';
import { QuizDialog } from './quiz-dialog.tsx';
import './learning.css';

/** A list that the reader learns: its files, each opened where they stopped, and its quiz. */
export default function MyDrawer(row: OpenRowProps) {
  const t = useT();
  return (
    <ObjectDrawer
      {...row}
      read={useCall(learningApi.myDetail, { id: row.id }, { part: true })}
      noun={t('learning.noun')}
      titleOf={({ title }) => title}
    >
      {(learning) => <Body learning={learning} />}
    </ObjectDrawer>
  );
}

function Body({ learning }: { learning: MyLearningDetail }) {
  const t = useT();
  const format = useFormat();
  const { title, standing, state, author, introduction, isOverdue, listed, quiz, ratio } = learning;
  const due = dueWords(t, format.day, learning);
  return (
    <>
      <DrawerHead pills={<StatePill object="learner" state={standing} />} title={title} place={author.name} />
      {state === 'ended' && <Banner tone="mute">{t('learning.mine.ended')}</Banner>}
      <DrawerSection>
        {introduction && <p className="learning-text">{introduction}</p>}
        <Facts
          items={[
            {
              label: t('learning.due'),
              value: isOverdue ? (
                <span className="learning-late">{format.list([due, t('learning.overdue')])}</span>
              ) : (
                due
              ),
            },
            { label: t('learning.progress'), value: <Progress label={t('learning.progress')} ratio={ratio} /> },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('learning.files')}>
        <ol className="learning-files">
          {listed.map((file) => (
            <li key={file.node?.id ?? file.name}>
              <File file={file} />
            </li>
          ))}
        </ol>
      </DrawerSection>
      {quiz && <Quiz learning={learning} quiz={quiz} />}
    </>
  );
}

type ListedFile = MyLearningDetail['listed'][number];

function File({ file }: { file: ListedFile }) {
  const t = useT();
  const { name, isGone, node, ratio, isRead, isNewVersion, measure, place } = file;
  const hint = isGone
    ? t('learning.mine.file.gone')
    : !node
      ? t('learning.mine.file.blocked')
      : isNewVersion
        ? t('learning.mine.file.newVersion')
        : measure === 'pages' && !isRead && place > 1
          ? t('learning.mine.page', { count: place })
          : '';
  const page = measure === 'pages' && place > 1 ? `&page=${place}` : '';
  return (
    <>
      <span className="learning-line">
        {node ? <Link to={`/documentView?id=${node.id}${page}`}>{name}</Link> : <span className="meta">{name}</span>}
        {!isGone && <Progress label={name} ratio={ratio} />}
      </span>
      {hint && <span className="meta">{hint}</span>}
    </>
  );
}

function Quiz({ learning, quiz }: { learning: MyLearningDetail; quiz: NonNullable<MyLearningDetail['quiz']> }) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { questions, passPercent, attemptsPerDay, attemptsLeft, last, canBegin } = quiz;
  const isRead = learning.standing === 'read' || learning.standing === 'passed';
  const rule = t('learning.mine.quizRule', {
    ...{ count: questions, percent: format.percent(passPercent / LIMIT.percent), tries: attemptsPerDay },
  });
  return (
    <DrawerSection title={t('learning.mine.quiz')}>
      <div className="learning-result">
        <p className="learning-text">{rule}</p>
        {!isRead && <p className="meta">{t('learning.mine.quizLater')}</p>}
        {isRead && learning.standing === 'read' && (
          <p className="meta">
            {attemptsLeft > 0 ? t('learning.mine.quizLeft', { count: attemptsLeft }) : t('learning.mine.quizNone')}
          </p>
        )}
        {canBegin && (
          <Button look="primary" onPress={() => setOpen(true)}>
            {t(last ? 'learning.mine.again' : 'learning.mine.begin')}
          </Button>
        )}
        {last && <AttemptResult attempt={last} />}
        {isOpen && <QuizDialog id={learning.id} onClose={() => setOpen(false)} />}
      </div>
    </DrawerSection>
  );
}
