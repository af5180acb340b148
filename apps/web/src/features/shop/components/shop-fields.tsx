import { LIMIT } from '@rondo/domain/limit';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { useMemo } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TagField } from '../../../shared/ui/form/tag-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Draft, Faults } from '../shop-draft.ts';
import { GroupField } from './group-field.tsx';
import { ManagerField } from './manager-field.tsx';

interface Props {
  draft: Draft;
  faults: Faults;
  onChange: (patch: Partial<Draft>) => void;
  isNew: boolean;
}

type TextKey =
  | 'name'
  | 'code'
  | 'phone'
  | 'province'
  | 'city'
  | 'district'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'areaM2'
  | 'remarks';

/** A field of text; its length is counted by the rule, not cut while typing or pasting. */
function Text({ name, rows, isRequired = false, autoFocus = false, hint, ...props }: Props & TextOptions) {
  const t = useT();
  const isNumber = name === 'latitude' || name === 'longitude' || name === 'areaM2';
  return (
    <TextField
      label={t(`shop.field.${name}`)}
      value={props.draft[name]}
      onChange={(value) => props.onChange({ [name]: value })}
      error={props.faults[name]}
      isRequired={isRequired}
      autoFocus={autoFocus}
      {...(isNumber ? { inputMode: 'decimal' as const } : {})}
      {...(rows ? { rows, maxLength: LIMIT.text.remark } : {})}
      {...(hint ? { hint } : {})}
    />
  );
}
interface TextOptions {
  name: TextKey;
  rows?: number;
  isRequired?: boolean;
  autoFocus?: boolean;
  hint?: string;
}

export function BasicFields(props: Props) {
  const t = useT();
  const { draft, faults, onChange, isNew } = props;
  return (
    <fieldset>
      <legend className="visually-hidden">{t('shop.form.basics')}</legend>
      <Text name="name" isRequired autoFocus {...props} />
      <Text name="code" {...props} />
      <GroupField
        label={t('shop.field.group')}
        value={draft.groupId}
        onChange={(groupId) => onChange({ groupId })}
        error={faults.groupId}
        isRequired
      />
      {isNew ? (
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
      ) : (
        <FormatField {...props} />
      )}
      {isNew && <FormatField {...props} />}
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
      <Text name="phone" {...props} />
    </fieldset>
  );
}

export function PlaceFields(props: Props) {
  const t = useT();
  return (
    <fieldset>
      <legend>{t('shop.form.place')}</legend>
      <Text name="province" {...props} />
      <Text name="city" {...props} />
      <Text name="district" {...props} />
      <ZoneField {...props} />
      <div className="wide">
        <Text name="address" {...props} />
      </div>
      <Text name="latitude" hint={t('shop.form.placeHint')} {...props} />
      <Text name="longitude" {...props} />
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
      value={draft.timeZone}
      onChange={(timeZone) => onChange({ timeZone })}
      options={zones}
      error={faults.timeZone}
      isSearchable
      isClearable
    />
  );
}

export function MoreFields(props: Props) {
  const t = useT();
  const { draft, faults, onChange } = props;
  return (
    <fieldset>
      <legend>{t('shop.form.more')}</legend>
      <Text name="areaM2" {...props} />
      <DateField
        label={t('shop.field.openedOn')}
        value={draft.openedOn}
        onChange={(openedOn) => onChange({ openedOn })}
      />
      <div className="wide">
        <TagField
          label={t('shop.field.tags')}
          hint={t('shop.form.tagsHint')}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
          error={faults.tags}
        />
      </div>
      <div className="wide">
        <Text name="remarks" rows={2} {...props} />
      </div>
    </fieldset>
  );
}
