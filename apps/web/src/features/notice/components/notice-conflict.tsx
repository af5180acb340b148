import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { plainText } from '@rondo/domain/rich-text';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import type { CompareField } from '../../../shared/ui/form/conflict/merge.ts';
import { namesOf } from '../../../shared/ui/form/conflict/names-of.ts';
import type { Conflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { draftOf, type NoticeDraft } from '../notice-draft.ts';

interface Props {
  conflict: Conflict<NoticeDetail>;
  mine: NoticeDraft;
  onResolve: (to: NoticeDetail, next: NoticeDraft) => void;
}

/** The draft was saved elsewhere meanwhile: both, field by field. */
export function NoticeConflict({ conflict: { base, found, close }, mine, onResolve }: Props) {
  const fields = useFields([base, found?.current ?? null]);
  if (!found) return null;
  return (
    <ConflictDialog
      stale={found}
      fields={fields}
      base={draftOf(base)}
      theirs={draftOf(found.current)}
      mine={mine}
      onResolve={(next) => onResolve(found.current, next)}
      onClose={close}
    />
  );
}

/** What is compared. People and places are named as far as one of the versions names them. */
function useFields(versions: readonly (NoticeDetail | null)[]): CompareField<NoticeDraft>[] {
  const t = useT();
  const format = useFormat();
  const known = versions.flatMap((version) => namedIn(version));
  const names = (ids: readonly string[]) => namesOf(ids, known, t('ui.listSeparator'));
  const time = (at: string | null) => (at === null ? '' : format.dateTime(at));
  const files = (some: readonly { name: string }[]) => format.list(some.map(({ name }) => name));
  const range = ({ audience }: NoticeDraft) => {
    const { isAll, departmentIds, roleIds, shopIds, memberIds, excludedIds } = audience;
    const to = isAll ? t('notice.detail.everybody') : names([...departmentIds, ...roleIds, ...shopIds, ...memberIds]);
    const without = excludedIds.length > 0 ? t('notice.detail.without', { names: names(excludedIds) }) : '';
    return [to, without].filter(Boolean).join(' · ');
  };
  return [
    { keys: ['title'], label: t('notice.field.title'), words: ({ title }) => title },
    { keys: ['content'], label: t('notice.field.content'), words: ({ content }) => plainText(content) },
    {
      keys: ['category'],
      label: t('notice.categoryLabel'),
      words: ({ category }) => t(`notice.category.${category}`),
    },
    {
      keys: ['importance'],
      label: t('notice.importanceLabel'),
      words: ({ importance }) => t(`notice.importance.${importance}`),
    },
    { keys: ['audience'], label: t('notice.field.audience'), words: range },
    {
      keys: ['method', 'sendAt'],
      label: t('notice.methodLabel'),
      words: ({ method, sendAt }) => [t(`notice.method.${method}`), time(sendAt)].filter(Boolean).join(' · '),
    },
    { keys: ['pinnedUntil'], label: t('notice.field.pinnedUntil'), words: ({ pinnedUntil }) => time(pinnedUntil) },
    { keys: ['expiresAt'], label: t('notice.field.expiresAt'), words: ({ expiresAt }) => time(expiresAt) },
    {
      keys: ['withLaterJoiners'],
      label: t('notice.field.withLaterJoiners'),
      words: ({ withLaterJoiners }) => t(withLaterJoiners ? 'ui.yes' : 'ui.no'),
    },
    {
      keys: ['isEmergency'],
      label: t('notice.emergency.label'),
      words: ({ isEmergency }) => t(isEmergency ? 'ui.yes' : 'ui.no'),
    },
    {
      keys: ['hasQuiz', 'questions'],
      label: t('notice.quiz.part'),
      words: ({ hasQuiz, questions }) => (hasQuiz ? quizWords(questions) : ''),
    },
    {
      keys: ['hasTask', 'task'],
      label: t('notice.task.part'),
      words: ({ hasTask, task }) => (hasTask ? Object.values(task).join(' · ') : ''),
    },
    {
      keys: ['withComments'],
      label: t('notice.field.withComments'),
      words: ({ withComments }) => t(withComments ? 'ui.yes' : 'ui.no'),
    },
    { keys: ['films'], label: t('notice.field.film'), words: (draft) => files(draft.films) },
    { keys: ['files'], label: t('notice.field.files'), words: (draft) => files(draft.files) },
    { keys: ['documents'], label: t('notice.field.documents'), words: (draft) => files(draft.documents) },
  ];
}

/** Questions with their answers; what is right is marked. */
const quizWords = (questions: NoticeDraft['questions']): string =>
  questions
    .map(({ text, options }) => `${text} ${options.map((one) => `${one.isRight ? '✓' : '–'} ${one.text}`).join(' ')}`)
    .join('\n');

/** Everybody and everything that a send range names. */
function namedIn(version: NoticeDetail | null): { id: string; name: string }[] {
  if (!version?.managed) return [];
  const { departments, roles, shops, members, excluded } = version.managed.audience;
  return [...departments, ...roles, ...shops, ...members, ...excluded];
}
