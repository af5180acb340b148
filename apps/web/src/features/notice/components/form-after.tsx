import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { newQuestion, QuizQuestionFields } from '../../learning/index.ts';
import type { FormPart } from '../notice-draft.ts';

/** What follows an announcement: whether it was understood, what stores have to do, and what readers say. */
export function FormAfter({ draft, put, faults }: FormPart) {
  const t = useT();
  const mayDispatch = useCan()('x_dispatch');
  const { hasQuiz, questions, hasTask, title, task } = draft;
  return (
    <fieldset className="notice-part">
      <SwitchLine
        label={t('notice.quiz.part')}
        hint={t('notice.quiz.hint')}
        isOn={hasQuiz}
        onChange={(isOn) => put({ hasQuiz: isOn, questions: questions.length > 0 ? questions : [newQuestion()] })}
      />
      {hasQuiz && (
        <QuizQuestionFields
          questions={questions}
          most={LIMIT.announcement.questions}
          onChange={(next) => put({ questions: next })}
        />
      )}
      <FieldError>{faults.quiz}</FieldError>
      {(mayDispatch || hasTask) && (
        <SwitchLine
          label={t('notice.task.part')}
          hint={t('notice.task.hint')}
          isOn={hasTask}
          onChange={(isOn) =>
            put({ hasTask: isOn, task: { ...task, name: task.name || title.slice(0, LIMIT.name.task) } })
          }
        />
      )}
      {hasTask && <TaskFields task={task} onChange={(next) => put({ task: next })} />}
      <FieldError>{faults.task}</FieldError>
      <Checkbox
        label={t('notice.field.withComments')}
        isChecked={draft.withComments}
        onChange={(withComments) => put({ withComments })}
      />
    </fieldset>
  );
}

type Task = FormPart['draft']['task'];

/** The task that each store of its readers gets. */
function TaskFields({ task, onChange }: { task: Task; onChange: (task: Task) => void }) {
  const t = useT();
  const set = (patch: Partial<Task>) => onChange({ ...task, ...patch });
  return (
    <>
      <TextField
        label={t('notice.task.name')}
        isRequired
        value={task.name}
        maxLength={LIMIT.name.task}
        onChange={(name) => set({ name })}
      />
      <TextField
        label={t('notice.task.content')}
        value={task.content}
        rows={3}
        maxLength={LIMIT.text.taskContent}
        onChange={(content) => set({ content })}
      />
      <div className="notice-pair">
        <NumberField
          label={t('notice.task.days')}
          hint={t('notice.task.daysHint')}
          value={task.days}
          min={1}
          max={LIMIT.announcement.taskDays}
          digits={0}
          onChange={(days) => set({ days })}
        />
        <NumberField
          label={t('notice.task.photos')}
          value={task.photos}
          min={0}
          max={LIMIT.photo.perItem}
          digits={0}
          onChange={(photos) => set({ photos })}
        />
      </div>
      <Checkbox label={t('notice.task.text')} isChecked={task.text} onChange={(text) => set({ text })} />
      <Checkbox label={t('notice.task.review')} isChecked={task.review} onChange={(review) => set({ review })} />
    </>
  );
}
