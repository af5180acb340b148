import { LIMIT } from '@rondo/domain/limit';
import { PRIORITIES } from '@rondo/domain/task';
import { DocumentField } from '../../../shared/document/document-field.tsx';
import type { Documents } from '../../../shared/document/use-documents.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { ReviewSwitch } from '../../../shared/process/review-switch.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { LevelsField } from '../components/levels-field.tsx';
import { DeadlineField } from '../dispatch/deadline-field.tsx';
import { PickerField } from '../dispatch/picker-field.tsx';
import { usePickablePeople, usePickableShops } from '../dispatch/use-pickable.ts';
import { EvidenceFields } from './evidence-fields.tsx';
import { FREE_DEADLINE_KINDS } from './free-plan.ts';
import type { PartProps } from './part-props.ts';
import { PartsField } from './parts-field.tsx';
import { RepeatFields } from './repeat-fields.tsx';

/** What is to be done, and what has to be handed in. */
export function WhatPart({ documents, ...props }: PartProps & { documents: Documents }) {
  const t = useT();
  const { plan, set, errorOf } = props;
  return (
    <section className="free-part">
      <h2>{t('freeTask.what')}</h2>
      <TextField
        label={t('freeTask.name')}
        isRequired
        maxLength={LIMIT.name.task}
        value={plan.name}
        onChange={(name) => set({ name })}
        {...errorOf('name')}
      />
      <TextField
        label={t('freeTask.content')}
        hint={t('freeTask.contentHint')}
        rows={5}
        maxLength={LIMIT.text.taskContent}
        value={plan.content}
        onChange={(content) => set({ content })}
      />
      <PhotoField
        label={t('freeTask.files')}
        most={LIMIT.task.attachments - documents.taken}
        value={plan.files}
        onChange={(files) => set({ files })}
      />
      <DocumentField label={t('ui.attachment.list')} documents={documents} isTried={props.isTried} />
      <SelectField
        label={t('freeTask.priority')}
        options={PRIORITIES.map((value) => ({ value, label: t(`freeTask.priorities.${value}`) }))}
        value={plan.priority}
        onChange={(value) => set({ priority: PRIORITIES.find((one) => one === value) ?? 'normal' })}
      />
      <EvidenceFields plan={plan} set={set} />
    </section>
  );
}

const EXECUTORS = ['members', 'manager'] as const;

/** Where, and by whom. */
export function WhoPart(props: PartProps) {
  const t = useT();
  const { plan, set, errorOf } = props;
  return (
    <section className="free-part">
      <h2>{t('freeTask.whoWhere')}</h2>
      <PickerField
        label={t('freeTask.shops')}
        hint={t('freeTask.shopsHint')}
        value={plan.shopIds}
        onChange={(shopIds) => set({ shopIds })}
        useFound={usePickableShops}
        {...errorOf('manager')}
      />
      <Segment
        label={t('freeTask.executor')}
        options={EXECUTORS.map((value) => ({ value, label: t(`freeTask.executors.${value}`) }))}
        value={plan.executor}
        onChange={(executor) => set({ executor })}
        isWide
      />
      {plan.executor === 'members' && (
        <PickerField
          label={t('freeTask.members')}
          isRequired
          value={plan.memberIds}
          onChange={(memberIds) => set({ memberIds })}
          useFound={usePickablePeople}
          {...errorOf('members')}
        />
      )}
      {plan.executor === 'members' && plan.memberIds.length > 1 && (
        <Segment
          label={t('freeTask.how')}
          options={(['any', 'all'] as const).map((value) => ({ value, label: t(`task.wizard.hows.${value}`) }))}
          value={plan.how}
          onChange={(how) => set({ how })}
          isWide
        />
      )}
      <PartsField {...props} />
    </section>
  );
}

/** Who reviews and gets a copy, from when to when. */
export function ProcessPart({ plan, set, isTried, errorOf }: PartProps) {
  const t = useT();
  return (
    <section className="free-part">
      <h2>{t('freeTask.process')}</h2>
      <fieldset className="free-group">
        <legend>{t('freeTask.review')}</legend>
        <ReviewSwitch isOn={plan.review} onChange={(review) => set({ review })} />
        {plan.review && (
          <LevelsField
            value={plan.levels}
            onChange={(levels) => set({ levels: levels.map((one) => ({ ...one, memberIds: [...one.memberIds] })) })}
            isTried={isTried}
            isNeeded
            kind="free"
          />
        )}
      </fieldset>
      <PickerField
        label={t('freeTask.cc')}
        value={plan.ccIds}
        onChange={(ccIds) => set({ ccIds })}
        useFound={usePickablePeople}
      />
      <Checkbox label={t('freeTask.repeat.switch')} isChecked={plan.repeats} onChange={(repeats) => set({ repeats })} />
      {plan.repeats ? (
        <RepeatFields cycle={plan.cycle} onChange={(cycle) => set({ cycle })} isTried={isTried} />
      ) : (
        <OnceFields plan={plan} set={set} errorOf={errorOf} />
      )}
      <span aria-hidden>{t('freeTask.policy')}</span>
      <Segment
        label={t('freeTask.policy')}
        options={(['allow_late', 'close'] as const).map((value) => ({
          value,
          label: t(`task.wizard.policies.${value}`),
        }))}
        value={plan.deadlinePolicy}
        onChange={(deadlinePolicy) => set({ deadlinePolicy })}
        isWide
      />
    </section>
  );
}

/** From when to when it is done, once. */
function OnceFields({ plan, set, errorOf }: Omit<PartProps, 'isTried'>) {
  const t = useT();
  const start = plan.isLater && plan.startAt ? new Date(plan.startAt) : new Date();
  return (
    <>
      <Checkbox label={t('freeTask.later')} isChecked={plan.isLater} onChange={(isLater) => set({ isLater })} />
      {plan.isLater && (
        <DateTimeField
          label={t('freeTask.startAt')}
          isRequired
          earliest={new Date().toISOString()}
          value={plan.startAt}
          onChange={(startAt) => set({ startAt })}
          {...errorOf('startAt')}
        />
      )}
      <span aria-hidden>{t('task.wizard.deadlineKind')}</span>
      <Segment
        label={t('task.wizard.deadlineKind')}
        options={FREE_DEADLINE_KINDS.map((value) => ({ value, label: t(`task.wizard.deadlineKinds.${value}`) }))}
        value={plan.deadlineKind}
        onChange={(deadlineKind) => set({ deadlineKind })}
        isWide
      />
      <DeadlineField
        label={t('freeTask.deadline')}
        daysHint={t('freeTask.daysHint')}
        start={start}
        value={plan}
        onChange={set}
        {...errorOf('deadline', 'days')}
      />
    </>
  );
}
