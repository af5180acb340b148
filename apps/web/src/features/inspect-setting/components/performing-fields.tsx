import { LIMIT } from '@rondo/domain/limit';
import type { Mode } from '@rondo/domain/task';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { lacksSample, type ProcessDraft } from '../process-draft.ts';

interface Props {
  mode: Mode;
  draft: ProcessDraft;
  isTried: boolean;
  set: (patch: Partial<ProcessDraft>) => void;
}

/** Items that a sample begins with. */
const FIRST_SAMPLE = 10;

/** How an inspection is carried out: who signs, what its reviewers may change, how much of the list is asked. */
export function Performing({ mode, draft, isTried, set }: Props) {
  const t = useT();
  const { levels, signOff, reviewerMayEdit, sampleItems, cameraOnly } = draft;
  const isSampled = sampleItems !== null;
  return (
    <>
      {mode === 'on_site' && (
        <SwitchLine
          label={t('inspectSetting.form.signOff')}
          hint={t('inspectSetting.form.signOffHint')}
          isOn={signOff}
          onChange={(next) => set({ signOff: next })}
        />
      )}
      {levels.length > 0 && (
        <SwitchLine
          label={t('inspectSetting.form.mayEdit')}
          hint={t('inspectSetting.form.mayEditHint')}
          isOn={reviewerMayEdit}
          onChange={(next) => set({ reviewerMayEdit: next })}
        />
      )}
      {levels.length > 0 && <ReviewTime mode={mode} draft={draft} set={set} />}
      <SwitchLine
        label={t('inspectSetting.form.deadlineClock')}
        hint={t('inspectSetting.form.deadlineClockHint')}
        isOn={draft.deadlineClock === 'business'}
        onChange={(isOn) => set({ deadlineClock: isOn ? 'business' : 'calendar' })}
      />
      <SwitchLine
        label={t('inspectSetting.form.afterRectifications')}
        hint={t('inspectSetting.form.afterRectificationsHint')}
        isOn={draft.afterRectifications}
        onChange={(afterRectifications) => set({ afterRectifications })}
      />
      {mode === 'self' && (
        <SwitchLine
          label={t('inspectSetting.form.cameraOnly')}
          hint={t('inspectSetting.form.cameraOnlyHint')}
          isOn={cameraOnly}
          onChange={(next) => set({ cameraOnly: next })}
        />
      )}
      {mode === 'self' && (
        <SwitchLine
          label={t('inspectSetting.form.sample')}
          hint={t('inspectSetting.form.sampleHint')}
          isOn={isSampled}
          onChange={(next) => set({ sampleItems: next ? FIRST_SAMPLE : null })}
        />
      )}
      {mode === 'self' && isSampled && (
        <NumberField
          label={t('inspectSetting.form.sampleItems')}
          min={1}
          max={LIMIT.template.items}
          value={sampleItems}
          onChange={(next) => set({ sampleItems: next ?? 0 })}
          {...(isTried && lacksSample(draft)
            ? { error: t('inspectSetting.rect.range', { max: LIMIT.template.items }) }
            : {})}
        />
      )}
    </>
  );
}

/** How long a review may take, and what becomes of one that nobody does. */
function ReviewTime({ mode, draft, set }: Omit<Props, 'isTried'>) {
  const t = useT();
  return (
    <>
      <NumberField
        label={t('inspectSetting.form.reviewHours')}
        hint={t('inspectSetting.form.reviewHoursHint')}
        min={1}
        max={LIMIT.rectification.limitHours}
        digits={0}
        value={draft.reviewHours}
        onChange={(reviewHours) => set({ reviewHours })}
      />
      {mode !== 'self' && (
        <SwitchLine
          label={t('inspectSetting.form.autoApproves')}
          hint={t('inspectSetting.form.autoApprovesHint')}
          isOn={draft.autoApproves}
          onChange={(autoApproves) => set({ autoApproves })}
        />
      )}
    </>
  );
}
