import { REVIEWER_KINDS } from '@rondo/domain/process-plan';
import { REVIEW_MODES } from '@rondo/domain/review';
import { Trash2 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, RoleOfStore, usePickablePeople } from '../../task/index.ts';
import type { LevelDraft } from '../process-draft.ts';

interface LevelProps {
  at: number;
  level: LevelDraft;
  isTried: boolean;
  onChange: (level: LevelDraft) => void;
  onRemove: () => void;
}

/** One level of a review: how its people are found, and how they decide. */
export function LevelFields({ at, level, isTried, onChange, onRemove }: LevelProps) {
  const t = useT();
  const set = (patch: Partial<LevelDraft>) => onChange({ ...level, ...patch });
  const lacks = (isMissing: boolean, error: string) => (isTried && isMissing ? { error } : {});
  const no = at + 1;
  return (
    <fieldset className="setting-group setting-level" aria-label={t('inspectSetting.form.level', { level: no })}>
      <div className="setting-line">
        <strong>{t('inspectSetting.form.level', { level: no })}</strong>
        <button
          type="button"
          className="quiet"
          aria-label={t('inspectSetting.form.removeLevel', { level: no })}
          onClick={onRemove}
        >
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <SelectField
        label={t('inspectSetting.form.who')}
        options={REVIEWER_KINDS.map((value) => ({ value, label: t(`inspectSetting.form.kinds.${value}`) }))}
        value={level.kind}
        onChange={(kind) => set({ kind: kind ?? 'area_manager' })}
      />
      {level.kind === 'members' && (
        <PickerField
          label={t('state.processRole.inspection_reviewer')}
          isRequired
          value={level.memberIds}
          onChange={(memberIds) => set({ memberIds })}
          useFound={usePickablePeople}
          {...lacks(level.memberIds.length === 0, t('inspectSetting.form.needMembers'))}
        />
      )}
      {level.kind === 'role' && (
        <RoleOfStore
          value={level.roleId}
          onChange={(roleId) => set({ roleId })}
          {...lacks(level.roleId === null, t('inspectSetting.form.needRole'))}
        />
      )}
      <SelectField
        label={t('inspectSetting.form.modeOf')}
        options={REVIEW_MODES.map((value) => ({ value, label: t(`task.review.modes.${value}`) }))}
        value={level.mode}
        onChange={(mode) => set({ mode: mode ?? 'any' })}
      />
    </fieldset>
  );
}
