import type { Field } from '@rondo/contract/kit/field';
import { SHOP_FIELDS, type ShopFieldName } from '@rondo/contract/shop-fields';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { useMemo } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { ShopTagField } from '../../../shared/inspect/shop-tags.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Draft, Faults, TypedShopField } from '../shop-draft.ts';
import { FORM, type FormPart } from '../shop-layout.ts';
import { GroupField } from './group-field.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { ManagerField } from './manager-field.tsx';
import { SpecialDaysEditor } from './special-days-editor.tsx';

interface Props {
  draft: Draft;
  faults: Faults;
  onChange: (patch: Partial<Draft>) => void;
  isNew: boolean;
}

/** The declared fields of a part of the form, each by its kind. */
function PartFields({ part, ...props }: Props & { part: FormPart }) {
  const names = (Object.keys(FORM) as ShopFieldName[]).filter((name) => FORM[name].part === part);
  return names.map((name) => {
    const field = <ShopField key={name} name={name} {...props} />;
    return FORM[name].isWide ? (
      <div key={name} className="wide">
        {field}
      </div>
    ) : (
      field
    );
  });
}

function ShopField({ name, ...props }: Props & { name: ShopFieldName }) {
  const t = useT();
  const { draft, faults, onChange } = props;
  switch (name) {
    case 'format':
      return <FormatField {...props} />;
    case 'timeZone':
      return <ZoneField {...props} />;
    case 'tags':
      return (
        <ShopTagField
          label={t('shop.field.tags')}
          hint={t('shop.form.tagsHint')}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
          error={faults.tags}
        />
      );
    case 'hours':
      return <HoursEditor hours={draft.hours} faults={faults} onChange={(hours) => onChange({ hours })} />;
    case 'specialDays':
      return (
        <SpecialDaysEditor
          days={draft.specialDays}
          faults={faults}
          onChange={(specialDays) => onChange({ specialDays })}
        />
      );
    default:
      return <TypedField name={name} {...props} />;
  }
}

/** A field that is typed; its length is counted by the rule, not cut while typing or pasting. */
function TypedField({ name, draft, faults, onChange }: Props & { name: TypedShopField }) {
  const t = useT();
  const field: Field = SHOP_FIELDS[name];
  const { rows, hint } = FORM[name];
  const common = {
    label: t(`shop.field.${name}`),
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
      {...(field.kind === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...(rows && 'max' in field ? { rows, maxLength: field.max } : {})}
      {...(hint ? { hint: t(hint) } : {})}
    />
  );
}

export function BasicFields(props: Props) {
  const t = useT();
  const { draft, faults, onChange, isNew } = props;
  return (
    <fieldset>
      <legend className="visually-hidden">{t('shop.form.basics')}</legend>
      <PartFields part="identity" {...props} />
      <GroupField
        label={t('shop.field.group')}
        value={draft.groupId}
        onChange={(groupId) => onChange({ groupId })}
        error={faults.groupId}
        isRequired
      />
      {isNew && (
        <div className="field">
          <span className="field-label">{t('shop.field.state')}</span>
          <Segment
            label={t('shop.field.state')}
            value={draft.state}
            onChange={(state) => onChange({ state })}
            isWide
            isSmall
            options={[
              { value: 'open', label: t('shop.form.stateOpen') },
              { value: 'preparing', label: t('shop.form.statePreparing') },
            ]}
          />
        </div>
      )}
      <PartFields part="basics" {...props} />
    </fieldset>
  );
}

function FormatField({ draft, onChange }: Props) {
  const t = useT();
  return (
    <SelectField
      label={t('shop.field.format')}
      value={draft.format}
      onChange={(format) => onChange({ format })}
      options={SHOP_FORMATS.map((value) => ({ value, label: t(`shop.format.${value}`) }))}
      isClearable
    />
  );
}

export function PeopleFields(props: Props) {
  const t = useT();
  const { draft, faults, onChange } = props;
  return (
    <fieldset>
      <legend>{t('shop.form.people')}</legend>
      <ManagerField
        value={draft.managerIds}
        onChange={(managerIds) => onChange({ managerIds })}
        error={faults.managerIds}
      />
      <PartFields part="people" {...props} />
    </fieldset>
  );
}

export function PlaceFields(props: Props) {
  const t = useT();
  return (
    <fieldset>
      <legend>{t('shop.form.place')}</legend>
      <PartFields part="place" {...props} />
    </fieldset>
  );
}

export function HoursFields(props: Props) {
  return <PartFields part="hours" {...props} />;
}

export function MoreFields(props: Props) {
  const t = useT();
  return (
    <fieldset>
      <legend>{t('shop.form.more')}</legend>
      <PartFields part="more" {...props} />
    </fieldset>
  );
}

function ZoneField({ draft, faults, onChange }: Props) {
  const t = useT();
  const zones = useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone');
    const all = draft.timeZone && !known.includes(draft.timeZone) ? [draft.timeZone, ...known] : known;
    return all.map((zone) => ({ value: zone, label: zone }));
  }, [draft.timeZone]);
  return (
    <SelectField
      label={t('shop.field.timeZone')}
      hint={t('shop.form.zoneHint')}
      value={draft.timeZone || null}
      onChange={(timeZone) => onChange({ timeZone: timeZone ?? '' })}
      options={zones}
      error={faults.timeZone}
      isSearchable
      isClearable
    />
  );
}
