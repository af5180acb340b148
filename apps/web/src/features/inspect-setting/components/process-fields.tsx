import { LEVEL_RAMP } from '@rondo/domain/level';
import { LIMIT } from '@rondo/domain/limit';
import { EMPTY_LEVEL_POLICIES, type EmptyLevelPolicy } from '@rondo/domain/process-plan';
import type { Mode } from '@rondo/domain/task';
import { Plus } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { PickerField, usePickablePeople, useStoreRoles } from '../../task/index.ts';
import { lacksLevel, newLevel, type ProcessDraft } from '../process-draft.ts';
import { LevelFields } from './level-fields.tsx';
import { Performing } from './performing-fields.tsx';

interface Props {
  mode: Mode;
  draft: ProcessDraft;
  /** The form was tried: say what is missing. */
  isTried: boolean;
  onChange: (draft: ProcessDraft) => void;
}

/** Levels of the review, who gets copies, and whether a dispatch may choose otherwise. */
export function ProcessFields({ mode, draft, isTried, onChange }: Props) {
  const t = useT();
  const set = (patch: Partial<ProcessDraft>) => onChange({ ...draft, ...patch });
  const { levels } = draft;
  return (
    <div className="setting-fields">
      <fieldset className="setting-group">
        <legend>{t('inspectSetting.form.levels')}</legend>
        {levels.length === 0 && <p className="dense">{t('inspectSetting.form.noLevels')}</p>}
        {levels.map((level, at) => (
          <LevelFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
            key={at}
            at={at}
            level={level}
            isTried={isTried}
            onChange={(next) => set({ levels: levels.map((one, i) => (i === at ? next : one)) })}
            onRemove={() => set({ levels: levels.filter((_, i) => i !== at) })}
          />
        ))}
        {isTried && lacksLevel(mode, draft) && (
          <p className="field-error" role="alert">
            {t('inspectSetting.form.needLevel')}
          </p>
        )}
        {levels.length < LIMIT.task.reviewLevels && (
          <button type="button" className="button" onClick={() => set({ levels: [...levels, newLevel()] })}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            {t('inspectSetting.form.addLevel')}
          </button>
        )}
      </fieldset>
      {levels.length > 0 && <Conditions mode={mode} draft={draft} set={set} />}
      <Copies draft={draft} set={set} />
      <Performing mode={mode} draft={draft} isTried={isTried} set={set} />
      <Override isOn={draft.allowsOverride} onChange={(allowsOverride) => set({ allowsOverride })} />
    </div>
  );
}

interface PartProps {
  draft: ProcessDraft;
  set: (patch: Partial<ProcessDraft>) => void;
}

const ALWAYS = 'always';

/** A self-inspection is always looked at by somebody: it has neither choice that could leave it alone. */
function Conditions({ mode, draft, set }: PartProps & { mode: Mode }) {
  const t = useT();
  const isSelf = mode === 'self';
  const policies = EMPTY_LEVEL_POLICIES.filter((policy) => !isSelf || policy !== 'auto_approve');
  // The best level would mean every result.
  const worse = LEVEL_RAMP.slice(1);
  return (
    <>
      <SelectField<EmptyLevelPolicy>
        label={t('inspectSetting.form.onEmpty')}
        hint={t(`inspectSetting.form.emptyHint.${draft.onEmpty}`)}
        options={policies.map((value) => ({ value, label: t(`inspectSetting.form.empty.${value}`) }))}
        value={draft.onEmpty}
        onChange={(onEmpty) => set({ onEmpty: onEmpty ?? 'next_level' })}
      />
      {!isSelf && (
        <SelectField
          label={t('inspectSetting.form.condition')}
          options={[
            { value: ALWAYS, label: t('inspectSetting.form.always') },
            ...worse.map((value) => ({
              value,
              label: t('inspectSetting.form.upTo', { level: t(`state.level.${value}`) }),
            })),
          ]}
          value={draft.reviewUpTo ?? ALWAYS}
          onChange={(chosen) => set({ reviewUpTo: worse.find((one) => one === chosen) ?? null })}
        />
      )}
    </>
  );
}

function Copies({ draft, set }: PartProps) {
  const t = useT();
  return (
    <>
      <PickerField
        label={t('inspectSetting.form.ccs')}
        hint={t('inspectSetting.form.ccHint')}
        value={draft.ccIds}
        onChange={(ccIds) => set({ ccIds })}
        useFound={usePickablePeople}
      />
      <MultiSelectField
        label={t('inspectSetting.form.ccRoles')}
        {...useStoreRoles()}
        value={draft.ccRoleIds}
        onChange={(ccRoleIds) => set({ ccRoleIds })}
      />
      {draft.ccIds.length + draft.ccRoleIds.length > 0 && (
        <SwitchLine
          label={t('inspectSetting.form.ccOnlyFailed')}
          hint={t('inspectSetting.form.ccOnlyFailedHint')}
          isOn={draft.ccOnlyFailed}
          onChange={(ccOnlyFailed) => set({ ccOnlyFailed })}
        />
      )}
    </>
  );
}

function Override({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useT();
  return (
    <SwitchLine
      label={t('inspectSetting.form.override')}
      hint={t('inspectSetting.form.overrideHint')}
      isOn={isOn}
      onChange={onChange}
    />
  );
}
