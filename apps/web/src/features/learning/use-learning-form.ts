import { learningApi } from '@rondo/contract/learning';
import type { LearningDetail } from '@rondo/contract/learning-shapes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Refusal } from '../../shared/http/http.ts';
import { useAct } from '../../shared/http/query.ts';
import { type Translate, useT } from '../../shared/i18n.tsx';
import { useFormDraft } from '../../shared/session/use-form-draft.ts';
import { toast } from '../../shared/ui/toast.ts';
import { draftOf, isSameText, type LearningDraft, learningDraft, sentOf, subjectsOf } from './learning-draft.ts';
import { isQuizUnwritten, isRightMissing } from './quiz-draft.ts';

type Faults = Record<string, string>;

/** The form of a learning list: what was typed stays in the tab until it is saved, and when the server refuses it. */
export function useLearningForm(learning: LearningDetail | null) {
  const t = useT();
  const navigate = useNavigate();
  const [start] = useState(() => draftOf(learning));
  const form = useFormDraft(`learning.${learning?.id ?? ''}`, learningDraft, start);
  const draft = form.value;
  const [faults, setFaults] = useState<Faults>({});
  const put = (patch: Partial<LearningDraft>) => {
    form.set({ ...draft, ...patch });
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !faultsIn(patch).has(name))));
  };
  const server = useSaving(setFaults);

  /** Whether it can be saved, or published, as far as this page knows. */
  const check = (isPublished: boolean): boolean => {
    const found = faultsOf(draft, isPublished, t);
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const leaveTo = (id: string | null) => {
    form.forget();
    void navigate(`/knowledge/learning?tab=managed${id === null ? '' : `&open=${id}`}`, { replace: true });
  };
  const store = async (): Promise<LearningDraft['saved']> => {
    const saved = await server.store(draft);
    if (saved) form.set({ ...draft, saved });
    return saved;
  };
  return {
    part: { draft, put, faults },
    check,
    store,
    save: async () => {
      if (!check(false)) return;
      const saved = await store();
      if (!saved) return;
      toast.ok(t('learning.form.saved'));
      leaveTo(saved.id);
    },
    publish: async (saved: { id: string; rev: number }) => {
      if (!(await server.publish(saved))) return;
      toast.ok(t('learning.publish.done'));
      leaveTo(saved.id);
    },
    leave: () => leaveTo(draft.saved?.id ?? null),
    isBegun: !isSameText(draft, start),
    isBusy: server.isBusy,
  };
}

/** The draft on the server: made once, changed afterwards, published. What it refuses stands at its fields. */
function useSaving(onFaults: (faults: Faults) => void) {
  const onRefused = (refusal: Refusal): boolean => {
    onFaults(
      Object.fromEntries(refusal.fields.map(({ path, message }) => [FIELD[path.split('.')[0] ?? ''] ?? path, message])),
    );
    return refusal.fields.length > 0;
  };
  const create = useAct(learningApi.create, { onRefused });
  const edit = useAct(learningApi.edit, { onRefused });
  const move = useAct(learningApi.move, { onRefused });
  return {
    async store(draft: LearningDraft): Promise<LearningDraft['saved']> {
      const { saved, requestId } = draft;
      const fields = sentOf(draft);
      if (!saved) return create.run({ ...fields, requestId });
      const done = await edit.run({ ...fields, ...saved });
      return done && { id: saved.id, rev: done.rev };
    },
    publish: (saved: { id: string; rev: number }) => move.run({ ...saved, event: 'publish' }),
    isBusy: create.busy || edit.busy || move.busy,
  };
}

/** Where the form shows what is wrong with a field that is sent. */
const FIELD: Readonly<Record<string, string>> = {
  ...{ nodeIds: 'files', subjects: 'audience', dueOn: 'dueOn', dueDays: 'dueDays', quiz: 'quiz' },
};

/** The parts of the form whose fault is of more than one field. */
const PARTS: Readonly<Record<string, readonly (keyof LearningDraft)[]>> = {
  audience: ['isAll', 'departmentIds', 'roleIds', 'shopIds', 'memberIds'],
  quiz: ['hasQuiz', 'questions'],
  dueOn: ['due', 'dueOn'],
};

/** The faults that a change may have put right. */
const faultsIn = (patch: Partial<LearningDraft>): Set<string> =>
  new Set([
    ...Object.keys(patch),
    ...Object.keys(PARTS).filter((part) => PARTS[part]?.some((field) => field in patch)),
  ]);

/** What is missing, before anything is sent; files and people are asked for only when it is published. */
function faultsOf(draft: LearningDraft, isPublished: boolean, t: Translate): Faults {
  const { title, files, due, dueOn, hasQuiz, questions } = draft;
  const missing: Record<string, boolean> = {
    title: title.trim() === '',
    files: isPublished && files.length === 0,
    audience: isPublished && subjectsOf(draft).length === 0,
    dueOn: due === 'day' && dueOn === null,
    quiz: hasQuiz && isQuizUnwritten(questions),
  };
  const names = Object.keys(missing).filter((name) => missing[name]);
  const faults = Object.fromEntries(names.map((name) => [name, t('rule.required')]));
  if (hasQuiz && !faults.quiz && isRightMissing(questions)) faults.quiz = t('rule.no_right_option');
  return faults;
}
