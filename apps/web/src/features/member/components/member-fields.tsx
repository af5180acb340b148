import { anyField } from '@rondo/contract/kit/field';
import { MEMBER_FIELDS, type MemberFieldName } from '@rondo/contract/member-fields';
import type { MemberDetail } from '@rondo/contract/member-shape';
import { LANGUAGES } from '@rondo/domain/language';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { DepartmentPicker } from '../../department/index.ts';
import { FORM, FORM_ORDER, type FormPart } from '../member-layout.ts';
import { AvatarField } from './avatar-field.tsx';
import type { Draft, Faults } from './member-draft.ts';
import { RoleField } from './role-field.tsx';
import { ScopeField } from './scope-field.tsx';
import { ShopsField } from './shops-field.tsx';

interface Props {
  draft: Draft;
  faults: Faults;
  onChange: (patch: Partial<Draft>) => void;
  member?: MemberDetail;
}

/** The declared fields of a part of the form, each by its kind. */
function PartFields({ part, ...props }: Props & { part: FormPart; isDisabled?: boolean }) {
  return FORM_ORDER.filter((name) => FORM[name].part === part).map((name) => (
    <TypedField key={name} name={name} {...props} />
  ));
}

/** A field that is typed; its length is counted by the rule, not cut while typing or pasting. */
function TypedField({
  name,
  draft,
  faults,
  onChange,
  isDisabled = false,
}: Props & { name: MemberFieldName; isDisabled?: boolean }) {
  const t = useT();
  const field = anyField(MEMBER_FIELDS[name]);
  const { rows, type } = FORM[name];
  const common = {
    label: t(`member.field.${name}`),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: faults[name],
  };
  if (field.kind === 'day') return <DateField {...common} />;
  return (
    <TextField
      {...common}
      isRequired={field.kind === 'line'}
      autoFocus={name === 'name'}
      isDisabled={isDisabled}
      {...(type ? { type } : {})}
      {...(field.kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...(rows && 'max' in field ? { rows, maxLength: field.max } : {})}
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
      <PartFields part="basics" {...props} />
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
      <PartFields part="contact" isDisabled={isTheirs} {...props} />
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
  const { draft, onChange, member } = props;
  return (
    <fieldset>
      <legend>{t('member.form.more')}</legend>
      <PartFields part="more" {...props} />
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
        <PartFields part="last" {...props} />
      </div>
    </fieldset>
  );
}
