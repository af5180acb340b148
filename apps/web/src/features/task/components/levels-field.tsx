import type { TaskDetail } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { REVIEW_MODES } from '@rondo/domain/review';
import { Plus, Trash2 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField } from '../dispatch/picker-field.tsx';
import { usePickablePeople } from '../dispatch/use-pickable.ts';
import { faultOf, type ReviewLevel } from '../review-levels.ts';
import { roleKeys } from '../role-keys.ts';
import './levels-field.css';

interface Props {
  value: readonly ReviewLevel[];
  onChange: (levels: ReviewLevel[]) => void;
  /** The form was tried: say what is missing. */
  isTried: boolean;
  /** Somebody has to review it. */
  isNeeded: boolean;
  /** What is reviewed: its reviewers are called so. */
  kind: TaskDetail['kind'];
}

/** Reviewers on up to three levels, each with its mode; those of a sequence decide in the order they were chosen. */
export function LevelsField({ value, onChange, isTried, isNeeded, kind }: Props) {
  const t = useT();
  const fault = isTried ? faultOf(value, isNeeded) : null;
  const modes = REVIEW_MODES.map((mode) => ({ value: mode, label: t(`task.review.modes.${mode}`) }));
  const set = (at: number, patch: Partial<ReviewLevel>) =>
    onChange(value.map((level, i) => (i === at ? { ...level, ...patch } : level)));
  return (
    <div className="review-levels">
      {value.length === 0 && <p className="dense">{t('task.review.nobody')}</p>}
      {value.map((level, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
        <fieldset key={at} className="review-level">
          <legend>
            {t('task.review.level', { level: at + 1 })}
            <button
              type="button"
              className="button"
              aria-label={t('task.review.removeLevel', { level: at + 1 })}
              onClick={() => onChange(value.filter((_, i) => i !== at))}
            >
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            </button>
          </legend>
          <PickerField
            label={t(roleKeys(kind).reviewer)}
            isRequired
            {...(isTried && level.memberIds.length === 0 ? { error: t('task.wizard.need.reviewerSelf') } : {})}
            value={level.memberIds}
            onChange={(memberIds) => set(at, { memberIds })}
            useFound={usePickablePeople}
          />
          <SelectField
            label={t('task.review.mode')}
            options={modes}
            value={level.mode}
            onChange={(mode) => set(at, { mode: REVIEW_MODES.find((one) => one === mode) ?? 'any' })}
          />
        </fieldset>
      ))}
      {(fault === 'twice' || fault === 'nobody') && (
        <p className="field-error" role="alert">
          {t(fault === 'twice' ? 'task.review.twice' : 'task.wizard.need.reviewerSelf')}
        </p>
      )}
      {value.length < LIMIT.task.reviewLevels && (
        <button type="button" className="button" onClick={() => onChange([...value, { mode: 'any', memberIds: [] }])}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          {t('task.review.addLevel')}
        </button>
      )}
    </div>
  );
}
