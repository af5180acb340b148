import { CHECKER_KINDS, HANDLER_KINDS } from '@rondo/domain/rectification-setting';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, RoleOfStore, usePickablePeople, useStoreRoles } from '../../task/index.ts';
import { type Draft, lackOf, type RuleDraft } from '../rectification-draft.ts';

interface Props {
  draft: Draft;
  /** The form was tried: say what is missing. */
  isTried: boolean;
  set: (patch: Partial<Draft>) => void;
}

/** Who puts things right, who looks at it, and who gets copies. */
export function RectificationPeople({ draft, isTried, set }: Props) {
  const t = useT();
  return (
    <fieldset className="setting-group">
      <legend>{t('inspectSetting.rect.people')}</legend>
      <p className="field-hint">{t('inspectSetting.rect.peopleHint')}</p>
      <div className="setting-hours">
        <RuleFields
          label={t('state.processRole.rectification_handler')}
          hint={t('inspectSetting.rect.handlerHint')}
          kinds={HANDLER_KINDS}
          rule={draft.handler}
          isTried={isTried}
          onChange={(handler) => set({ handler })}
        />
        <RuleFields
          label={t('state.processRole.rectification_reviewer')}
          hint={t('inspectSetting.rect.reviewerHint')}
          kinds={CHECKER_KINDS}
          rule={draft.reviewer}
          isTried={isTried}
          onChange={(reviewer) => set({ reviewer })}
        />
        <PickerField
          label={t('state.processRole.rectification_cc')}
          hint={t('inspectSetting.rect.ccHint')}
          value={draft.ccIds}
          onChange={(ccIds) => set({ ccIds })}
          useFound={usePickablePeople}
        />
        <MultiSelectField
          label={t('inspectSetting.rect.ccRoles')}
          {...useStoreRoles()}
          value={draft.ccRoleIds}
          onChange={(ccRoleIds) => set({ ccRoleIds })}
        />
      </div>
    </fieldset>
  );
}

interface RuleProps<K extends string> {
  label: string;
  hint: string;
  kinds: readonly K[];
  rule: RuleDraft<K>;
  isTried: boolean;
  onChange: (rule: RuleDraft<K>) => void;
}

/** How people are found, and by name or role what that needs. */
function RuleFields<K extends Draft['handler']['kind'] | Draft['reviewer']['kind']>(props: RuleProps<K>) {
  const { label, hint, kinds, rule, isTried, onChange } = props;
  const t = useT();
  const lack = isTried ? lackOf(rule) : null;
  const error = lack ? { error: t(`inspectSetting.rect.${lack}`) } : {};
  return (
    <div className="setting-group">
      <SelectField<K>
        label={label}
        hint={hint}
        options={kinds.map((value) => ({ value, label: t(`inspectSetting.rect.kinds.${value}`) }))}
        value={rule.kind}
        onChange={(kind) => onChange({ ...rule, kind: kind ?? rule.kind })}
      />
      {rule.kind === 'members' && (
        <PickerField
          label={`${label}: ${t('inspectSetting.rect.kinds.members')}`}
          isRequired
          value={rule.memberIds}
          onChange={(memberIds) => onChange({ ...rule, memberIds })}
          useFound={usePickablePeople}
          {...error}
        />
      )}
      {rule.kind === 'role' && (
        <RoleOfStore value={rule.roleId} onChange={(roleId) => onChange({ ...rule, roleId })} {...error} />
      )}
    </div>
  );
}
