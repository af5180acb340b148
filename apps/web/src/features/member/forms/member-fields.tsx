import type { MemberDetail } from '@rondo/contract/member-shape';
import { LANGUAGES } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { DepartmentPicker } from '../../department/index.ts';
import { RoleField } from '../fields/role-field.tsx';
import { ScopeField } from '../fields/scope-field.tsx';
import { ShopsField } from '../fields/shops-field.tsx';
import { AvatarField } from './avatar-field.tsx';
import type { Draft, Faults } from './member-draft.ts';

interface Props {
  draft: Draft;
  faults: Faults;
  onChange: (patch: Partial<Draft>) => void;
  member?: MemberDetail;
}

type TextKey = 'name' | 'mobile' | 'mail' | 'employeeNo' | 'position' | 'remarks';

interface TextOptions {
  name: TextKey;
  rows?: number;
  type?: 'tel' | 'email';
  isRequired?: boolean;
  autoFocus?: boolean;
  isDisabled?: boolean;
}

/** A field of text; its length is counted by the rule, not cut while typing or pasting. */
function Text({
  name,
  rows,
  type,
  isRequired = false,
  autoFocus = false,
  isDisabled = false,
  ...props
}: Props & TextOptions) {
  const t = useT();
  return (
    <TextField
      label={t(`member.field.${name}`)}
      value={props.draft[name]}
      onChange={(value) => props.onChange({ [name]: value })}
      error={props.faults[name]}
      isRequired={isRequired}
      autoFocus={autoFocus}
      isDisabled={isDisabled}
      {...(type ? { type } : {})}
      {...(rows ? { rows, maxLength: LIMIT.text.remark } : {})}
    />
  );
}

export function BasicFields(props: Props) {
  const t = useT();
  const { draft, onChange, faults } = props;
  return (
    <fieldset>
      <legend className="visually-hidden">{t('member.form.basics')}</legend>
      <div className="wide">
        <AvatarField
          name={draft.name}
          value={draft.avatar}
          onChange={(avatar) => onChange({ avatar })}
          error={faults.avatarFileId}
        />
      </div>
      <Text name="name" isRequired autoFocus {...props} />
      <Text name="position" {...props} />
    </fieldset>
  );
}

export function ContactFields(props: Props) {
  const t = useT();
  const { member } = props;
  const isTheirs = member?.isContactTheirs ?? false;
  const hint = isTheirs
    ? 'member.form.contactTheirs'
    : member && member.state !== 'invited'
      ? 'member.form.contactChange'
      : 'member.form.contactHint';
  return (
    <fieldset>
      <legend>{t('member.form.contact')}</legend>
      <p className="meta wide">{t(hint)}</p>
      <Text name="mobile" type="tel" isDisabled={isTheirs} {...props} />
      <Text name="mail" type="email" isDisabled={isTheirs} {...props} />
    </fieldset>
  );
}

export function PlaceFields(props: Props) {
  const t = useT();
  const { draft, faults, onChange, member } = props;
  const isOwner = member?.isOwner ?? false;
  return (
    <fieldset>
      <legend>{t('member.form.places')}</legend>
      <DepartmentPicker
        label={t('member.field.departments')}
        value={draft.departmentIds}
        onChange={(departmentIds) => onChange({ departmentIds })}
        isMulti
        primary={{ id: draft.primaryDepartmentId, onChange: (id) => onChange({ primaryDepartmentId: id }) }}
        error={faults.departmentIds}
        isRequired
      />
      <RoleField
        label={t('member.field.roles')}
        value={draft.roleIds}
        onChange={(roleIds) => onChange({ roleIds })}
        error={faults.roleIds}
        isRequired
        isDisabled={isOwner}
      />
      <div className="wide">
        <ScopeField
          label={t('member.field.scope')}
          value={draft.scope}
          onChange={(scope) => onChange({ scope })}
          error={faults.scope}
          isDisabled={isOwner}
        />
      </div>
      <div className="wide">
        <ShopsField
          label={t('member.field.managedShops')}
          hint={t('member.form.managedHint')}
          value={draft.managedShopIds}
          onChange={(managedShopIds) => onChange({ managedShopIds })}
          known={member?.managed ?? []}
          error={faults.managedShopIds}
        />
      </div>
    </fieldset>
  );
}

export function MoreFields(props: Props) {
  const t = useT();
  const { draft, faults, onChange, member } = props;
  return (
    <fieldset>
      <legend>{t('member.form.more')}</legend>
      <Text name="employeeNo" {...props} />
      <DateField
        label={t('member.field.joinedOn')}
        value={draft.joinedOn}
        onChange={(joinedOn) => onChange({ joinedOn })}
        error={faults.joinedOn}
      />
      <div className="field">
        <span className="field-label">{t('member.field.language')}</span>
        <Segment
          label={t('member.field.language')}
          value={draft.language}
          onChange={(language) => !member?.isContactTheirs && onChange({ language })}
          isSmall
          isWide
          options={LANGUAGES.map((value) => ({ value, label: t(`member.language.${value}`) }))}
        />
      </div>
      <div className="wide">
        <Text name="remarks" rows={2} {...props} />
      </div>
    </fieldset>
  );
}
