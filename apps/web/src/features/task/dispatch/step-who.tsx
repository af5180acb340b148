import { taskApi } from '@rondo/contract/task';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ReviewSwitch } from '../../../shared/process/review-switch.tsx';
import { usePresetProcesses } from '../../../shared/process/use-preset-process.ts';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { LevelsField } from '../components/levels-field.tsx';
import { afterRectificationsOf } from './after-rectifications.ts';
import { isReviewed } from './faults.ts';
import { PerformSwitch } from './perform-switch.tsx';
import { PickerField } from './picker-field.tsx';
import { EXECUTORS, HOWS, type Plan } from './plan.ts';
import { ProcessChoice } from './process-choice.tsx';
import type { StepProps } from './step-props.ts';
import { usePickablePeople } from './use-pickable.ts';

/** Third step: who inspects, who reviews, who gets a copy. */
export function StepWho(props: StepProps) {
  const t = useT();
  const { plan, set } = props;
  return (
    <>
      <section className="dispatch-part">
        <h3>{t('task.wizard.executor')}</h3>
        <RadioCards
          label={t('task.wizard.executor')}
          value={plan.executor}
          onChange={(executor) => set({ executor })}
          options={EXECUTORS.map((value) => ({
            value,
            label: t(`task.wizard.kinds.${value}`),
            hint: t(`task.wizard.kindHint.${value}`),
            ...(value === 'manager' ? {} : { children: <Executor kind={value} {...props} /> }),
          }))}
        />
      </section>
      <section className="dispatch-part">
        <h3>{t('task.wizard.process')}</h3>
        <ProcessChoice {...props}>
          <Review {...props} />
          <PickerField
            label={t('task.wizard.cc')}
            hint={t('task.wizard.ccHint')}
            value={plan.ccIds}
            onChange={(ccIds) => set({ ccIds })}
            useFound={usePickablePeople}
          />
          {plan.ccIds.length > 0 && <OnlyFailed {...props} />}
        </ProcessChoice>
        <PerformSwitch {...props} />
        <AfterRectifications {...props} />
      </section>
    </>
  );
}

/** Whether copies are for failures alone. */
function OnlyFailed({ plan, set }: StepProps) {
  const t = useT();
  const { presets } = usePresetProcesses(plan.mode, plan.templateIds);
  const isOn = plan.ccOnlyFailed ?? presets.some((preset) => preset?.ccOnlyFailed === true);
  return (
    <SwitchLine label={t('task.wizard.ccOnlyFailed')} isOn={isOn} onChange={(ccOnlyFailed) => set({ ccOnlyFailed })} />
  );
}

/** Whether tasks wait for the rectifications that they found: as template or company preset, or as it is switched here. */
function AfterRectifications({ plan, set }: StepProps) {
  const t = useT();
  const { presets } = usePresetProcesses(plan.mode, plan.templateIds);
  const { isFixed, isMixed, isOn } = afterRectificationsOf(plan, presets);
  const ownHint = isMixed ? 'task.wizard.afterRectificationsOfSome' : 'inspectSetting.form.afterRectificationsHint';
  const hint = isFixed ? 'inspectSetting.choice.fixed' : ownHint;
  return (
    <SwitchLine
      label={t('inspectSetting.form.afterRectifications')}
      hint={t(hint)}
      isOn={isOn}
      isDisabled={isFixed}
      onChange={(afterRectifications) => set({ afterRectifications })}
    />
  );
}

function Executor({ kind, plan, set, errorOf }: StepProps & { kind: Exclude<Plan['executor'], 'manager'> }) {
  const t = useT();
  const { data: roles = [], isPending } = useCall(taskApi.executorRoles, {}, { enabled: kind === 'role', part: true });
  return (
    <div className="dispatch-executor">
      {kind === 'role' && (
        <SelectField
          label={t('task.wizard.role')}
          isLoading={isPending}
          options={roles.map((role) => ({ value: role.id, label: role.name }))}
          value={plan.roleId}
          onChange={(roleId) => set({ roleId })}
          {...errorOf('roleId')}
        />
      )}
      {kind === 'members' && (
        <PickerField
          label={t('task.wizard.members')}
          value={plan.memberIds}
          onChange={(memberIds) => set({ memberIds })}
          useFound={usePickablePeople}
          {...errorOf('memberIds')}
        />
      )}
      <Segment
        label={t('task.wizard.how')}
        options={HOWS.map((value) => ({ value, label: t(`task.wizard.hows.${value}`) }))}
        value={plan.how}
        onChange={(how) => set({ how })}
        isWide
      />
      {plan.how === 'even' && <p className="field-hint">{t('task.wizard.evenHint')}</p>}
    </div>
  );
}

function Review({ plan, set, errorOf }: StepProps) {
  const isOn = isReviewed(plan);
  return (
    <>
      <ReviewSwitch isOn={isOn} isSelf={plan.mode === 'self'} onChange={(review) => set({ review })} />
      {isOn && (
        <LevelsField
          value={plan.levels}
          onChange={(levels) => set({ levels: levels.map((one) => ({ ...one, memberIds: [...one.memberIds] })) })}
          isTried={errorOf('reviewerIds', 'reviewerSelf', 'reviewerTwice').error !== undefined}
          isNeeded
          kind="inspection"
        />
      )}
    </>
  );
}
